const env = import.meta.env;

/** The provider's public settings for push messages. */
export interface PushSettings {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  /** The public key by which browsers identify the sender. */
  vapidKey: string;
}

/** Null in a build without push messages and in development, which has no service worker. */
export const pushSettings: PushSettings | null =
  import.meta.env.PROD && env.VITE_FIREBASE_MESSAGING_SENDER_ID && env.VITE_FIREBASE_VAPID_KEY
    ? {
        apiKey: env.VITE_FIREBASE_API_KEY ?? '',
        projectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
        appId: env.VITE_FIREBASE_APP_ID ?? '',
        messagingSenderId: env.VITE_FIREBASE_MESSAGING_SENDER_ID,
        vapidKey: env.VITE_FIREBASE_VAPID_KEY,
      }
    : null;
