import { listed } from './command-line.ts';

const required = [
  'VITE_API_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

const addresses = [
  'VITE_API_URL',
  'VITE_CALENDAR_URL',
  'VITE_GEOCODER_URL',
  'VITE_SITE_URL',
  'VITE_TELEMETRY_URL',
] as const;

const localModes: readonly string[] = ['stack', 'development', 'test'];

/** The settings of a build, as Vite loads them from the environment and `.env` files. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Whether a build of this Vite mode may carry the local stack's code paths and addresses. */
export function isLocalMode(mode: string): boolean {
  return localModes.includes(mode);
}

/** One sentence on why these settings cannot make a production build; undefined if they can. */
export function faultOfProductionSettings(settings: Settings): string | undefined {
  const missing = required.filter((name) => !settings[name]?.trim());
  if (missing.length > 0) {
    return `A production build needs ${listed(missing)}: set ${missing.length > 1 ? 'them' : 'it'} in the environment or in .env.production.local, as .env.example explains.`;
  }
  if (settings.VITE_FIREBASE_PROJECT_ID?.startsWith('demo-')) {
    return 'A production build needs a real Firebase project, but VITE_FIREBASE_PROJECT_ID names a demo project of the local stack.';
  }
  if (settings.VITE_AUTH_EMULATOR_URL) {
    return 'A production build must not sign in with the emulator: take VITE_AUTH_EMULATOR_URL out of its settings.';
  }
  if (settings.VITE_PUSH_STAND_IN_URL) {
    return 'A production build must not take its push messages from a stand-in: take VITE_PUSH_STAND_IN_URL out of its settings.';
  }
  // As in a pasted secret: requests would fail, and no message would say why.
  const padded = Object.keys(settings).find(
    (name) => name.startsWith('VITE_') && settings[name] !== settings[name]?.trim(),
  );
  if (padded) return `${padded} begins or ends with a space or a line break: take that away.`;
  for (const name of addresses) {
    const fault = faultOfAddress(name, settings[name]);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfAddress(name: string, address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (!URL.canParse(address)) {
    return `${name} is not an address: write it whole, like https://api.example.org.`;
  }
  const { hostname, protocol } = new URL(address);
  if (isLoopback(hostname)) {
    return `A production build must not name this machine, but ${name} is ${address}.`;
  }
  if (protocol !== 'https:') {
    return `A production build must keep to addresses over https, but ${name} is ${address}.`;
  }
  return undefined;
}

/** Whether it is a name or an address of this machine, as `URL` has it. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '0.0.0.0' ||
    hostname === '[::1]' ||
    hostname === '[::]' ||
    /^127\./.test(hostname)
  );
}
