import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { App, startApp } from './app.tsx';
import { openStore } from './services/device-store.ts';
import { admitTrustedTexts } from './services/trusted-types.ts';
import './views/theme/theme.css';

admitTrustedTexts();

const place = document.getElementById('root');
if (place) {
  const show = (inspect?: (event: InspectionEvent) => void) => {
    const root = createRoot(place);
    const environment = startApp(inspect);
    // In slices, so that a slow phone can answer a touch between them.
    startTransition(() => root.render(<App environment={environment} />));
  };
  // Written out here, so that a production build drops what follows it.
  if (import.meta.env.DEV || (__LOCAL_STACK__ && isInspected()))
    import('./inspection/live.ts').then(({ startInspection }) => startInspection()).then(show);
  else show();
}

function isInspected(): boolean {
  return openStore(() => localStorage).getItem('timewell.inspect') === 'on';
}
