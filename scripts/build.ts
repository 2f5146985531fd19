import { loadEnv } from 'vite';
import { Fault } from './fault.ts';
import { faultOfProductionSettings } from './settings.ts';
import { precompress } from './stack/precompress.ts';
import { root } from './stack/root.ts';
import { runBuild } from './stack/run-build.ts';

const fault = faultOfProductionSettings(loadEnv('production', root));
if (fault) throw new Fault(fault);
const folder = `${root}/dist`;
await runBuild({ mode: 'production', folder, settings: {}, shown: true });
await precompress(folder, 'best');
console.log(
  'Built into dist/: serve it from any static host, with the pages and the headers that dist-hosting/ names.',
);
