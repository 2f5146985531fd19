import { isIPv4 } from 'node:net';
import * as v from 'valibot';
import type { Storage } from './db/connect.ts';
import { logLevels } from './log.ts';

/** The configuration of the backend. */
export interface Config {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  readonly storage: Storage;
  readonly firebaseProjectId: string;
  /** The project whose App Check tokens a sign-in needs; null where it needs none. */
  readonly appCheck: AppCheckConfig | null;
  /** Key of the hash in which Aadhaar digits are stored. */
  readonly aadhaarHashKey: string;
  readonly allowedOrigins: readonly string[];
  /** Accepts the Auth emulator's unsigned tokens and seeds demonstration data. */
  readonly local: boolean;
  /** The provider of push messages; null sends none. */
  readonly push: PushConfig | null;
  /** Whether the last entry of `X-Forwarded-For` is the client's address. */
  readonly trustProxy: boolean;
  /** Milliseconds between a signal to stop and the stop, in which a load balancer looks elsewhere. */
  readonly drainMs: number;
  /** Where `/metrics` answers; null for no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Whether traces are sent; OpenTelemetry's own variables say where. */
  readonly tracing: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

interface AppCheckConfig {
  readonly projectNumber: string;
  readonly reportOnly: boolean;
}

/** The file with a service account's key, and where Firebase Cloud Messaging answers. */
interface PushConfig {
  readonly credentials: string;
  readonly url: string;
}

/** A configuration, or one sentence for each variable to correct. */
export type ConfigOutcome =
  | { readonly kind: 'ready'; readonly config: Config }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] };

/** Reads the configuration from environment variables; an empty one counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): ConfigOutcome {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const local = given.TIMEWELL_LOCAL === '1';
  const defaults = local ? localDefaults : unset;
  const parsed = v.safeParse(environment, { ...defaults, ...given });
  if (!parsed.success) {
    return { kind: 'refused', sentences: parsed.issues.map((issue) => issue.message) };
  }
  return { kind: 'ready', config: toConfig(parsed.output, local) };
}

// Valibot has a message of its own for an absent key, and the setting's for an undefined value.
const unset = {
  FIREBASE_PROJECT_ID: undefined,
  AADHAAR_HASH_KEY: undefined,
  ALLOWED_ORIGINS: undefined,
};

const localDefaults = {
  FIREBASE_PROJECT_ID: 'demo-timewell',
  AADHAAR_HASH_KEY: 'local only, known to everyone who reads this',
  ALLOWED_ORIGINS: 'http://localhost:5173,http://127.0.0.1:5173',
};

const drainSentence = 'Set DRAIN_SECONDS to a number from 0 to 600.';
const originsSentence =
  "Set ALLOWED_ORIGINS to the app's origins, separated by commas, such as https://app.example.in.";

const fcmSentence =
  'Set FCM_URL to an origin, over https outside this machine, or leave it out for https://fcm.googleapis.com.';

const environment = v.pipe(
  v.object({
    BACKEND_HOST: v.optional(v.string(), '127.0.0.1'),
    BACKEND_PORT: v.optional(port('BACKEND_PORT'), '8787'),
    DATA_FOLDER: v.optional(v.string(), '.data'),
    DATABASE_URL: v.optional(
      v.pipe(
        v.string(),
        v.check(
          isPostgresUrl,
          'Set DATABASE_URL to an address such as postgres://user:password@host:5432/timewell, or leave it out.',
        ),
      ),
    ),
    FIREBASE_PROJECT_ID: v.pipe(
      v.string(
        'Set FIREBASE_PROJECT_ID to the Firebase project whose phone sign-in the app uses, or TIMEWELL_LOCAL=1 to run locally.',
      ),
      v.regex(/^[a-z0-9-]{4,40}$/, 'Set FIREBASE_PROJECT_ID to the id of a Firebase project.'),
    ),
    FIREBASE_PROJECT_NUMBER: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^\d{6,20}$/,
          'Set FIREBASE_PROJECT_NUMBER to the number of the Firebase project, or leave it out.',
        ),
      ),
    ),
    APP_CHECK_REPORT_ONLY: flag('APP_CHECK_REPORT_ONLY'),
    AADHAAR_HASH_KEY: v.pipe(
      v.string('Set AADHAAR_HASH_KEY to a secret of at least 32 characters, and keep it for good.'),
      v.minLength(32, 'Set AADHAAR_HASH_KEY to at least 32 characters.'),
    ),
    ALLOWED_ORIGINS: v.pipe(
      v.string(originsSentence),
      v.transform((list) => list.split(',').map((origin) => origin.trim())),
      v.check((origins) => origins.every(isOrigin), originsSentence),
    ),
    FCM_CREDENTIALS: v.optional(v.string()),
    FCM_URL: v.optional(
      v.pipe(v.string(), v.check(isSafeOrigin, fcmSentence)),
      'https://fcm.googleapis.com',
    ),
    TIMEWELL_LOCAL: flag('TIMEWELL_LOCAL'),
    TRUST_PROXY: flag('TRUST_PROXY'),
    DRAIN_SECONDS: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/, drainSentence),
        v.transform(Number),
        v.maxValue(600, drainSentence),
      ),
      '0',
    ),
    METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
    METRICS_PORT: v.optional(port('METRICS_PORT')),
    OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
          'Set OTEL_EXPORTER_OTLP_ENDPOINT to an address such as http://127.0.0.1:4318, or leave it out.',
        ),
      ),
    ),
    LOG_LEVEL: v.optional(
      v.picklist(logLevels, `Set LOG_LEVEL to one of ${logLevels.join(', ')}.`),
      'info',
    ),
    NODE_ENV: v.optional(v.string()),
  }),
  v.check(
    ({ TIMEWELL_LOCAL, NODE_ENV }) => !(TIMEWELL_LOCAL && NODE_ENV === 'production'),
    'Remove TIMEWELL_LOCAL or NODE_ENV=production: local mode lets anyone sign in as anyone and must never be public.',
  ),
  v.check(
    ({ TIMEWELL_LOCAL, BACKEND_HOST }) => !TIMEWELL_LOCAL || isLoopback(BACKEND_HOST),
    'Set BACKEND_HOST to 127.0.0.1, ::1 or localhost, or leave it out: local mode lets anyone sign in as anyone and must not be reached from a network.',
  ),
);

function port(name: string) {
  const sentence = `Set ${name} to a number from 0 to 65535.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, sentence),
    v.transform(Number),
    v.maxValue(65535, sentence),
  );
}

function flag(name: string) {
  return v.optional(
    v.pipe(
      v.picklist(['0', '1'], `Set ${name} to 1, or leave it out.`),
      v.transform((value) => value === '1'),
    ),
    '0',
  );
}

function toConfig(env: v.InferOutput<typeof environment>, local: boolean): Config {
  return {
    host: env.BACKEND_HOST,
    port: env.BACKEND_PORT,
    storage:
      env.DATABASE_URL === undefined
        ? { kind: 'folder', path: env.DATA_FOLDER }
        : { kind: 'postgres', url: env.DATABASE_URL },
    firebaseProjectId: env.FIREBASE_PROJECT_ID,
    appCheck:
      env.FIREBASE_PROJECT_NUMBER === undefined
        ? null
        : {
            projectNumber: env.FIREBASE_PROJECT_NUMBER,
            reportOnly: env.APP_CHECK_REPORT_ONLY,
          },
    aadhaarHashKey: env.AADHAAR_HASH_KEY,
    allowedOrigins: env.ALLOWED_ORIGINS,
    local,
    push:
      env.FCM_CREDENTIALS === undefined
        ? null
        : { credentials: env.FCM_CREDENTIALS, url: env.FCM_URL },
    trustProxy: env.TRUST_PROXY,
    drainMs: env.DRAIN_SECONDS * 1_000,
    metrics:
      env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: env.LOG_LEVEL,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Over plain http an address on the way would read the messages. */
function isSafeOrigin(text: string): boolean {
  const url = URL.parse(text);
  return isOrigin(text) && (url?.protocol === 'https:' || isLoopback(url?.hostname ?? ''));
}
