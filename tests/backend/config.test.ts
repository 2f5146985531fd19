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
        aadhaarHashKey: expect.any(String),
        allowedOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
        local: true,
        trustProxy: false,
      },
    });
  });

  it('production takes all given variables', () => {
    const url = 'postgresql://timewell@db.example:5432/timewell';
    const env = {
      ...production,
      DATABASE_URL: url,
      BACKEND_HOST: '::',
      BACKEND_PORT: '0',
      TRUST_PROXY: '1',
    };
    expect(readConfig(env)).toEqual({
      kind: 'ready',
      config: {
        host: '::',
        port: 0,
        storage: { kind: 'postgres', url },
        firebaseProjectId: 'timewell-in',
        aadhaarHashKey: production.AADHAAR_HASH_KEY,
        allowedOrigins: ['https://timewell.example', 'https://www.timewell.example'],
        local: false,
        trustProxy: true,
      },
    });
  });

  it('each missing variable is named outside local mode', () => {
    expect(sentencesOf({})).toEqual([
      expect.stringContaining('FIREBASE_PROJECT_ID'),
      expect.stringContaining('AADHAAR_HASH_KEY'),
      expect.stringContaining('ALLOWED_ORIGINS'),
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

  it.each([
    ['BACKEND_PORT', ['65536', '-1', '80a', '1e3', ' 80', '8787.5']],
    ['DATABASE_URL', ['mysql://db/timewell', 'timewell', 'postgres']],
    ['FIREBASE_PROJECT_ID', ['x', 'a project', 'https://x.example/', 'A'.repeat(10)]],
    ['AADHAAR_HASH_KEY', ['short']],
    [
      'ALLOWED_ORIGINS',
      ['*', 'timewell.example', 'https://a.example/', 'https://a.example,', 'ftp://a.example'],
    ],
    ['TIMEWELL_LOCAL', ['true', 'yes']],
    ['TRUST_PROXY', ['2', 'on']],
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
