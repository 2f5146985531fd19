/** Settings for a production build to look at; a sign-in fails with them. */
export const exampleSettings = {
  VITE_SITE_URL: 'https://timewell.example',
  VITE_API_URL: 'https://api.timewell.example',
  VITE_FIREBASE_API_KEY: 'example',
  VITE_FIREBASE_AUTH_DOMAIN: 'timewell-example.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'timewell-example',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
