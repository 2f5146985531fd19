import { basesOf, withoutSlash } from './bases.ts';

/** The build's settings, which `.env.example` explains; addresses have no trailing slash. */
export const settings = {
  // Each by its whole name, in the place of which the build writes its value and no other.
  bases: basesOf({
    VITE_API_URL: import.meta.env.VITE_API_URL,
    VITE_CALENDAR_URL: import.meta.env.VITE_CALENDAR_URL,
  }),
  geocoderUrl: withoutSlash(import.meta.env.VITE_GEOCODER_URL || import.meta.env.VITE_API_URL),
  phoneSignIn: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
    appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
    emulatorUrl: __LOCAL_STACK__ ? (import.meta.env.VITE_AUTH_EMULATOR_URL ?? null) : null,
  },
  pushStandInUrl: __LOCAL_STACK__ ? (import.meta.env.VITE_PUSH_STAND_IN_URL ?? null) : null,
};
