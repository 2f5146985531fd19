import { localProject } from './auth-emulator.ts';
import type { Ports } from './ports.ts';

/** The `VITE_*` settings with which the app finds the local stack. */
export function appSettings(ports: Ports): Record<`VITE_${string}`, string> {
  const api = `http://127.0.0.1:${ports.backend}`;
  return {
    VITE_SITE_URL: `http://localhost:${ports.app}`,
    VITE_API_URL: api,
    VITE_CALENDAR_URL: api,
    VITE_GEOCODER_URL: api,
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${localProject}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: localProject,
    VITE_FIREBASE_APP_ID: 'demo',
    VITE_AUTH_EMULATOR_URL: `http://127.0.0.1:${ports.auth}`,
    VITE_PUSH_STAND_IN_URL: `http://127.0.0.1:${ports.push}`,
  };
}
