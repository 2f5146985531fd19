/** Settings with which a production build can be made and looked at, but signs nobody in. */
export const exampleSettings = {
  VITE_API_URL: 'https://api.timewell.example',
  VITE_FIREBASE_API_KEY: 'example',
  VITE_FIREBASE_AUTH_DOMAIN: 'timewell-example.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'timewell-example',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
