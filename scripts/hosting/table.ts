import type { Language } from '../language.ts';
import type { Settings } from '../settings.ts';
import { type Page, pages } from './pages.ts';

/** Response headers by name. */
type Headers = Readonly<Record<string, string>>;

/** The headers and pages that a host sends: hashed files stand under `/assets/`, pages elsewhere. */
export type HostTable = {
  readonly assets: Headers;
  readonly elsewhere: Headers;
  /** All pages of the app; any other address is a missing one. */
  readonly pages: readonly Page[];
  /** The languages that the host chooses from; with one it does not choose. */
  readonly languages: readonly Language[];
};

/** The request headers by which a host chooses a page's language, for `Vary`. */
export const chosenBy = 'Cookie, Accept-Language';

/** The facts of a build that the table needs. */
export type BuildFacts = {
  readonly settings: Settings;
  readonly isLocal: boolean;
  readonly languages: readonly Language[];
  /** Sources like `'sha256-…'` for the scripts in the pages. */
  readonly scriptHashes: readonly string[];
  /** The same for the style elements of the page and of its libraries. */
  readonly styleHashes: readonly string[];
};

/** The one table for hosts: the local stack serves by it, and the build writes it for other hosts. */
export function hostTable(facts: BuildFacts): HostTable {
  const all = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(facts.isLocal ? {} : { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  return {
    assets: { ...all, 'Cache-Control': 'public, max-age=31536000, immutable' },
    elsewhere: {
      ...all,
      'Cache-Control': 'no-cache',
      ...contentSecurity(facts),
      'Permissions-Policy': permissions,
      // The origin alone: Firebase keys can be bound to it, and a path can name an event.
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    pages,
    languages: facts.languages,
  };
}

function contentSecurity({ settings, scriptHashes, styleHashes }: BuildFacts): Headers {
  const hasCaptcha = !settings.VITE_AUTH_EMULATOR_URL;
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes,
      ...(hasCaptcha ? [captchaPages, captchaScripts] : []),
    ],
    'style-src': ["'self'", ...styleHashes],
    // A partner's pictures come from any host, over https.
    'img-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(servicesOf(settings))],
    'frame-src': hasCaptcha ? [captchaPages, captchaChallenges] : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const text = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  // Google's captcha could not be tried under Trusted Types, and every sign-in needs it.
  return hasCaptcha
    ? {
        'Content-Security-Policy': text.join('; '),
        'Content-Security-Policy-Report-Only': trustedTypes,
      }
    : { 'Content-Security-Policy': [...text, trustedTypes].join('; ') };
}

const trustedTypes = "require-trusted-types-for 'script'";
const captchaPages = 'https://www.google.com/recaptcha/';
const captchaScripts = 'https://www.gstatic.com/recaptcha/';
const captchaChallenges = 'https://recaptcha.google.com/recaptcha/';

/** The origins that the app calls, by the settings of its build. */
function servicesOf(settings: Settings): string[] {
  const {
    VITE_API_URL: api,
    VITE_CALENDAR_URL: calendar,
    VITE_GEOCODER_URL: geocoder,
    VITE_AUTH_EMULATOR_URL: emulator,
    VITE_PUSH_STAND_IN_URL: standIn,
    VITE_TELEMETRY_URL: telemetry,
  } = settings;
  const own = [api, calendar, geocoder, emulator, standIn, telemetry].flatMap((address) =>
    address ? [new URL(address).origin] : [],
  );
  const signIn = [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    captchaPages,
  ];
  const push = [
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
  ];
  const hasPush = settings.VITE_FIREBASE_MESSAGING_SENDER_ID && settings.VITE_FIREBASE_VAPID_KEY;
  const appCheck = settings.VITE_APP_CHECK_KEY
    ? ['https://content-firebaseappcheck.googleapis.com']
    : [];
  return [...own, ...(emulator ? [] : signIn), ...appCheck, ...(hasPush ? push : [])];
}

const used = ['geolocation', 'otp-credentials', 'clipboard-write', 'web-share'];

const refused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const permissions = [
  ...used.map((feature) => `${feature}=(self)`),
  ...refused.map((feature) => `${feature}=()`),
].join(', ');
