import { basesOf, withoutSlash } from './bases.ts';

const env = import.meta.env;

/** The build's settings, which `.env.example` explains; addresses have no trailing slash. */
export const settings = {
  bases: basesOf(env),
  geocoderUrl: withoutSlash(env.VITE_GEOCODER_URL || env.VITE_API_URL),
  phoneSignIn: {
    apiKey: env.VITE_FIREBASE_API_KEY ?? '',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
    appId: env.VITE_FIREBASE_APP_ID ?? '',
    emulatorUrl: __LOCAL_STACK__ ? (env.VITE_AUTH_EMULATOR_URL ?? null) : null,
  },
  pushStandInUrl: __LOCAL_STACK__ ? (env.VITE_PUSH_STAND_IN_URL ?? null) : null,
};
