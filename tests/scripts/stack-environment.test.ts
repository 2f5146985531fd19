import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { localEnvironment } from '../../scripts/stack/backend.ts';
import { dataPlaceFrom } from '../../scripts/stack/data-place.ts';
import { root } from '../../scripts/stack/root.ts';

const elsewhere = 'DATABASE_URL names another machine’s: remove it';

describe('npm start in a shell that has the settings of a service', () => {
  test.each([
    ['a database of another machine', { DATABASE_URL: 'postgres://t@db.example.in/t' }, elsewhere],
    ['one named behind', { DATABASE_URL: 'postgres:///t?host=db.example.in' }, elsewhere],
    [
      'one named beside',
      { DATABASE_URL: 'postgres:///timewell', PGHOST: 'db.example.in' },
      elsewhere,
    ],
    [
      'production',
      { DATABASE_URL: 'postgres://localhost/timewell', NODE_ENV: 'production' },
      'a shell without NODE_ENV=production',
    ],
  ])(
    '%s is refused with what to do, since it would get invented people',
    (_, settings, sentence) => {
      expect(() => dataPlaceFrom(settings)).toThrow(sentence);
    },
  );

  test.each([
    'postgres://timewell@localhost:5432/timewell',
    'postgresql://timewell@[::1]/timewell',
    'postgres:///timewell',
    'postgres://%2Fvar%2Frun%2Fpostgresql/timewell',
    'postgres:///timewell?host=/var/run/postgresql',
  ])('the database %s of this machine is used', (DATABASE_URL) => {
    expect(dataPlaceFrom({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test('the data folder is .data, unless another one is chosen', () => {
    expect(dataPlaceFrom({}).dataFolder).toBe(join(root, '.data'));
    expect(dataPlaceFrom({ DATA_FOLDER: 'other' }).dataFolder).toBe(join(root, 'other'));
    expect(dataPlaceFrom({ DATA_FOLDER: '/elsewhere' }).dataFolder).toBe('/elsewhere');
  });

  test('the local backend keeps none of them: App Check, keys, metrics and traces are the service’s', () => {
    const plan = {
      ports: { app: 5173, backend: 8787, auth: 9099, push: 9098 },
      dataFolder: '.data',
      databaseUrl: undefined,
      watching: false,
      settings: {},
    };
    const around = {
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://db.example.in/timewell',
      FIREBASE_PROJECT_ID: 'timewell-in',
      FIREBASE_PROJECT_NUMBER: '123456789012',
      APP_CHECK_REPORT_ONLY: '1',
      AADHAAR_HASH_KEY: 'the key of the service, which is secret',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '5',
      FCM_CREDENTIALS: '/etc/timewell/fcm.json',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    };
    const read = (environment: NodeJS.ProcessEnv) =>
      readConfig(localEnvironment(plan, environment));
    expect(read(around)).toEqual(read({}));
    expect(localEnvironment(plan, { PATH: '/bin' })).toMatchObject({ PATH: '/bin' });
  });
});
