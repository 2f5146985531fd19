// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';

const production = {
  FIREBASE_PROJECT_ID: 'timewell-in',
  AADHAAR_HASH_KEY: '0123456789abcdef0123456789abcdef',
  ALLOWED_ORIGINS: 'https://timewell.example, https://www.timewell.example',
  NODE_ENV: 'production',
};

describe('Backend: configuration', () => {
  it('local mode needs no further variables on a fresh machine', () => {
    expect(readConfig({ TIMEWELL_LOCAL: '1' })).toEqual({
      kind: 'ready',
      config: {
        host: '127.0.0.1',
        port: 8787,
        storage: { kind: 'folder', path: '.data' },
        firebaseProjectId: 'demo-timewell',
        appCheck: null,
        aadhaarHashKey: expect.any(String),
        allowedOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
        local: true,
        push: null,
        trustProxy: false,
        drainMs: 0,
        metrics: null,
        tracing: false,
        logLevel: 'info',
      },
    });
  });

  it('production takes all given variables', () => {
    const url = 'postgresql://timewell@db.example:5432/timewell';
    const env = {
      ...production,
      FIREBASE_PROJECT_NUMBER: '123456789012',
      APP_CHECK_REPORT_ONLY: '1',
      DATABASE_URL: url,
      BACKEND_HOST: '::',
      BACKEND_PORT: '0',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '25',
      FCM_CREDENTIALS: '/run/secrets/fcm.json',
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      METRICS_HOST: '::',
      METRICS_PORT: '9464',
    };
    expect(readConfig(env)).toEqual({
      kind: 'ready',
      config: {
        host: '::',
        port: 0,
        storage: { kind: 'postgres', url },
        firebaseProjectId: 'timewell-in',
        appCheck: { projectNumber: '123456789012', reportOnly: true },
        aadhaarHashKey: production.AADHAAR_HASH_KEY,
        allowedOrigins: ['https://timewell.example', 'https://www.timewell.example'],
        local: false,
        push: { credentials: '/run/secrets/fcm.json', url: 'https://fcm.googleapis.com' },
        trustProxy: true,
        drainMs: 25_000,
        metrics: { host: '::', port: 9464 },
        tracing: true,
        logLevel: 'warn',
      },
    });
  });

  it('outside local mode each missing variable has a sentence of its own', () => {
    expect(sentencesOf({})).toEqual([
      expect.stringMatching(/^Set FIREBASE_PROJECT_ID .*\.$/),
      expect.stringMatching(/^Set AADHAAR_HASH_KEY .*\.$/),
      expect.stringMatching(/^Set ALLOWED_ORIGINS .*\.$/),
    ]);
  });

  it('an empty variable counts as not set', () => {
    expect(sentencesOf({ ...production, AADHAAR_HASH_KEY: '' })).toHaveLength(1);
    expect(sentencesOf({ ...production, BACKEND_PORT: '', DATABASE_URL: '' })).toEqual([]);
  });

  it('local mode is refused in production', () => {
    expect(sentencesOf({ ...production, TIMEWELL_LOCAL: '1' })).toEqual([
      expect.stringContaining('local mode'),
    ]);
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'timewell.example', '127.example', '127.0.0.1.example'])(
    'local mode does not listen on %s, which a network reaches',
    (BACKEND_HOST) => {
      expect(sentencesOf({ TIMEWELL_LOCAL: '1', BACKEND_HOST })).toEqual([
        expect.stringMatching(/^Set BACKEND_HOST .*\.$/),
      ]);
    },
  );

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
    'local mode listens on %s, which only this machine reaches',
    (BACKEND_HOST) => {
      expect(sentencesOf({ TIMEWELL_LOCAL: '1', BACKEND_HOST })).toEqual([]);
    },
  );

  it.each([
    ['BACKEND_PORT', ['65536', '-1', '80a', '1e3', ' 80', '8787.5']],
    ['DATABASE_URL', ['mysql://db/timewell', 'timewell', 'postgres']],
    ['FIREBASE_PROJECT_ID', ['x', 'a project', 'https://x.example/', 'A'.repeat(10)]],
    ['FIREBASE_PROJECT_NUMBER', ['timewell-in', '12345', '1:2:web:3', '-123456789']],
    ['APP_CHECK_REPORT_ONLY', ['yes']],
    ['AADHAAR_HASH_KEY', ['short']],
    [
      'ALLOWED_ORIGINS',
      ['*', 'timewell.example', 'https://a.example/', 'https://a.example,', 'ftp://a.example'],
    ],
    ['TIMEWELL_LOCAL', ['true', 'yes']],
    ['TRUST_PROXY', ['2', 'on']],
    ['METRICS_PORT', ['65536', 'on']],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', '1']],
    ['LOG_LEVEL', ['all', 'INFO', '30']],
    ['DRAIN_SECONDS', ['601', '-1', '1.5', '5s']],
    ['FCM_URL', ['http://fcm.example', 'fcm.googleapis.com', 'https://fcm.googleapis.com/v1']],
  ])('a bad %s is refused in one sentence that says what to do', (name, values) => {
    for (const value of values) {
      const sentences = sentencesOf({ ...production, [name]: value });
      expect(sentences, value).toEqual([expect.stringMatching(new RegExp(`^Set ${name} .*\\.$`))]);
      expect(sentences.join()).not.toContain(`"${value}"`);
    }
  });
});

function sentencesOf(env: NodeJS.ProcessEnv): readonly string[] {
  const outcome = readConfig(env);
  return outcome.kind === 'refused' ? outcome.sentences : [];
}
