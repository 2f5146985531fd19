import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './stack/root.ts';

// By Vite's runner, for machines read settings as Vite gives them.
const { module } = await runnerImport<typeof import('./flows/files.ts')>(
  join(root, 'scripts/flows/files.ts'),
  { root, define: { 'import.meta.env.VITE_BRAND_NAME': JSON.stringify('Timewell') } },
);
const files = await module.flowFiles();
await mkdir(module.folder, { recursive: true });
for (const name of await readdir(module.folder)) {
  if (!files.has(name)) await rm(join(module.folder, name));
}
for (const [name, content] of files) await writeFile(join(module.folder, name), content);
console.log(`Written: ${files.size} files in docs/flows; open index.html in a browser.`);
