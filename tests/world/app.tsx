import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { App, startApp } from '../../src/app.tsx';
import type { Environment } from '../../src/views/flow/environment.ts';

vi.mock('../../src/services/settings.ts', async () => {
  const { origin } = await import('./network.ts');
  return {
    settings: { bases: { api: origin, calendar: origin }, geocoderUrl: origin, phoneSignIn: {} },
  };
});
// jsdom loads no page: the fake browser hears of it, and opens the app anew.
vi.mock('../../src/services/reload.ts', () => ({
  reloadPage: () => window.dispatchEvent(new Event('reload')),
}));
vi.mock('firebase/auth', async () => (await import('./phone-provider.ts')).firebaseAuth);
vi.mock('../../src/services/push-settings.ts', () => ({ pushSettings: {} }));
vi.mock('../../src/services/push-messages.ts', async () => {
  const { pushProvider } = await import('./push-provider.ts');
  return { createPushMessages: () => pushProvider.create() };
});

/** The whole app in a tab of the fake browser, started on what the device holds. */
export function openApp(inspect?: (event: InspectionEvent) => void): {
  app: Environment['app'];
  /** The person closes the tab. */
  close: () => void;
} {
  const environment = startApp(inspect);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<App environment={environment} />);
  return {
    app: environment.app,
    close: () => {
      root.unmount();
      container.remove();
      environment.app.stop();
    },
  };
}
