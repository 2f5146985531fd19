import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleSettings } from './bench/example-settings.ts';
import { type Shipped, shippedWithApp, shippedWithBackend } from './licences/shipped.ts';
import { runBuild } from './stack/run-build.ts';

const whole = await mkdtemp(join(tmpdir(), 'timewell-licences-'));
const folder = join(whole, 'app');
try {
  const settings = { ...exampleSettings, VITE_LANGUAGE: 'en' };
  await runBuild({ mode: 'production', folder, settings });
  list('The app', await shippedWithApp(folder));
  list('The backend', await shippedWithBackend());
} finally {
  await rm(whole, { recursive: true, force: true });
}

function list(part: string, shipped: readonly Shipped[]): void {
  const lines = shipped.map(({ name, version, licence }) =>
    [name.padEnd(44), version.padEnd(12), licence].join(' '),
  );
  console.log([`\n── ${part}`, ...[...new Set(lines)].toSorted()].join('\n'));
}
