import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, startApp } from './app.tsx';
import './views/theme/theme.css';

const place = document.getElementById('root');
if (place) {
  const root = createRoot(place);
  const environment = startApp();
  // In slices, so that a slow phone can answer a touch between them.
  startTransition(() => root.render(<App environment={environment} />));
}
