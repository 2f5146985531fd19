/** True in the local stack, in development and in tests; false in production, where such code is dropped. */
declare const __LOCAL_STACK__: boolean;

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The settings of a build; `.env.example` says what each is for. */
interface ImportMetaEnv {
  /** Whether this is a build; the service worker is checked without Vite's own types. */
  PROD: boolean;
  /** Never missing: the build fills in the brand's own name. */
  readonly VITE_BRAND_NAME: string;
  /** The language of this build; never missing. */
  readonly VITE_LANGUAGE: 'en' | 'hi' | 'te';
  /** The address of the service worker of this build's language; filled in by the build. */
  readonly VITE_WORKER: string;
  readonly VITE_API_URL?: string;
  readonly VITE_CALENDAR_URL?: string;
  readonly VITE_GEOCODER_URL?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Without it the app has no App Check. */
  readonly VITE_APP_CHECK_KEY?: string;
  /** Without these two there are no push messages. */
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_VAPID_KEY?: string;
  /** Only in the local stack; a production build refuses it. */
  readonly VITE_AUTH_EMULATOR_URL?: string;
  /** Only in the local stack, where it takes the place of the provider of push messages. */
  readonly VITE_PUSH_STAND_IN_URL?: string;
  /** Without it nothing is measured or reported. */
  readonly VITE_TELEMETRY_URL?: string;
  readonly VITE_PLAY_STORE_URL?: string;
  readonly VITE_APP_STORE_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** One icon; the package has types for its entry alone, which imports every icon there is. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode;
  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export default icon;
}
