/** Settings with which the app offers push messages; the provider's hosts are answered by the test. */
export const pushSettings = {
  VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012',
  VITE_FIREBASE_VAPID_KEY:
    'BIk9Xo8XbqXGyeo8XJ0y7pgL0bqlXgS2dTRUuZrV_jUOGqPXnJrGd9mfGMmWfhJYtqDL6aTO4QIBYgSeq3cyLkM',
} as const;
