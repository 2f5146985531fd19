import { createRoot } from 'react-dom/client';
import { App, startApp } from './app.tsx';
import './views/theme/theme.css';

const place = document.getElementById('root');
if (place) createRoot(place).render(<App environment={startApp()} />);
