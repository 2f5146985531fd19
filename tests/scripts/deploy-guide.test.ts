import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { faultOfProductionSettings } from '../../scripts/settings.ts';
import { root } from '../../scripts/stack/root.ts';

const guide = read('docs/deploy.md');
const example = read('.env.example');
const image = read('Dockerfile');
const unit = read('deploy/systemd/timewell-backend@.service');
const hasRsync = spawnSync('rsync', ['--version']).status === 0;

describe('Guide to deploying', () => {
  test('each setting that it names is one of .env.example, or one that Node knows', () => {
    const named = new Set(
      [
        ...guide.matchAll(/\b(?:VITE|BACKEND|DATABASE|FIREBASE|FCM|LOG|DRAIN|TRUST)_[A-Z_]+\b/g),
      ].map(([name]) => name.replace(/_$/, '')),
    );
    expect(named.size).toBeGreaterThan(10);
    for (const name of named) expect(example).toContain(name);
  });

  test('it names each setting without which neither the app nor the backend can be put online', () => {
    const outcome = readConfig({});
    const asked = outcome.kind === 'refused' ? outcome.sentences : [];
    const sentences = [...asked, faultOfProductionSettings({}) ?? ''].join(' ');
    const required = new Set(sentences.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g));
    required.delete('TIMEWELL_LOCAL');
    expect(required.size).toBeGreaterThan(5);
    for (const name of required) expect(guide).toContain(name);
  });

  test('a copy of .env.example leaves the container and the unit of systemd the settings that they bring', () => {
    const brought = [...image.matchAll(/^ENV (.+)$/gm), ...unit.matchAll(/^Environment=(.+)$/gm)]
      .flatMap(([, settings = '']) => settings.split(' '))
      .map((setting) => setting.replace(/=.*/, ''));
    expect(brought).toEqual(
      expect.arrayContaining(['BACKEND_HOST', 'BACKEND_PORT', 'DATA_FOLDER']),
    );
    for (const name of brought) expect(example).not.toMatch(new RegExp(`^${name}=`, 'm'));
  });

  test('the container and the unit of systemd run as an account of their own, and refuse local mode', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(unit).toMatch(/^User=timewell$/m);
    for (const file of [image, unit]) {
      const [, NODE_ENV = ''] = /^(?:ENV |Environment=)(?:.* )?NODE_ENV=(\S+)/m.exec(file) ?? [];
      const outcome = readConfig({ NODE_ENV, TIMEWELL_LOCAL: '1' });
      expect(outcome.kind === 'refused' && outcome.sentences.join(' ')).toContain('NODE_ENV');
    }
  });

  test('two units of systemd on a machine have their metrics on a port each, by the files that the guide names', () => {
    const files = [...unit.matchAll(/^EnvironmentFile=-?(.+)$/gm)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    expect(guide).toContain(` ${files[0]}\n`);
    const [own = '', other = ''] = ['8787', '8788'].map((port) => files[1]?.replace('%i', port));
    expect(guide).toContain(`\`METRICS_PORT=9464\` stands in \`${own}\``);
    expect(guide).toContain(`\`METRICS_PORT=9465\` in \`${basename(other)}\``);
    expect(example).toContain(basename(own));
  });

  test('a backend that looks at a restored database sends no reminder to a real person, and takes no port of the others', () => {
    const [, given = ''] = /^(FCM_CREDENTIALS=.*) \\\n {2}node --env-file=/m.exec(guide) ?? [];
    const settings = given.split(' ').map((setting) => setting.split('=', 2));
    const ofService = {
      FIREBASE_PROJECT_ID: 'timewell-in',
      AADHAAR_HASH_KEY: 'a'.repeat(32),
      ALLOWED_ORIGINS: 'https://app.example.in',
      DATABASE_URL: 'postgres://timewell@host/timewell',
      FCM_CREDENTIALS: '/etc/timewell/fcm.json',
      METRICS_PORT: '9464',
    };
    expect(readConfig({ ...ofService, ...Object.fromEntries(settings) })).toMatchObject({
      config: {
        push: null,
        metrics: null,
        port: 8799,
        storage: { url: 'postgres://timewell@host/timewell_restored' },
      },
    });
  });

  test.skipIf(!hasRsync)(
    'its upload of the app makes the folder that a new server does not have',
    () => {
      const [, commands = ''] = /^(version=.*?)^ssh server sh -e/ms.exec(guide) ?? [];
      const machine = mkdtempSync(join(tmpdir(), 'timewell-upload-'));
      onTestFinished(() => rmSync(machine, { recursive: true }));
      const [built, server] = [join(machine, 'built'), join(machine, 'server')];
      for (const folder of ['dist', 'dist-hosting'])
        mkdirSync(join(built, folder), { recursive: true });
      mkdirSync(server);
      const here = commands.replaceAll(/\bssh server |\bserver:/g, '').replaceAll('/srv', server);
      execFileSync('sh', ['-ec', here], { cwd: built });
      const [version = ''] = readdirSync(join(server, 'timewell/app'));
      expect(readdirSync(join(server, 'timewell/app', version))).toEqual(['dist', 'dist-hosting']);
    },
  );

  test('the data folder that it copies is one that the unit of systemd may write to', () => {
    const [, folder] = /^StateDirectory=(.+)$/m.exec(unit) ?? [];
    expect(unit).toContain(`DATA_FOLDER=/var/lib/${folder}`);
    expect(guide).toContain(`tar -C /var/lib/${folder} `);
  });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
