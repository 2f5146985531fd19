import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { optionsOf } from './command-line.ts';
import { root } from './stack/root.ts';

// `npm run flows` draws the charts in docs/flows. With `--pictures` it also walks the flows on their
// views and puts pictures of the screens beside the states, in test-results/flows.
const { pictures: hasPictures } = optionsOf({ pictures: { type: 'boolean' } });

// By Vite's runner, for machines read settings as Vite gives them.
const { module } = await runnerImport<typeof import('./flows/files.ts')>(
  join(root, 'scripts/flows/files.ts'),
  { root, define: { 'import.meta.env.VITE_BRAND_NAME': JSON.stringify('Timewell') } },
);

if (hasPictures) await writeWithPictures(join(root, 'test-results/flows'));
else await writeCharts(module.folder);

async function writeCharts(folder: string): Promise<void> {
  const files = await module.flowFiles();
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!files.has(name)) await rm(join(folder, name));
  }
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  console.log(`Written: ${files.size} files in docs/flows; open index.html in a browser.`);
}

async function writeWithPictures(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { takePictures } = await import('./flows/pictures.ts');
  const pictures = await takePictures(folder);
  const page = (await module.flowFiles(pictures)).get('index.html') ?? '';
  await writeFile(join(folder, 'index.html'), page);
  const counts = [...pictures.values()].map((states) => Object.values(states));
  const states = counts.flat();
  console.log(
    `Written: ${states.flat().length} pictures of ${states.length} states; open test-results/flows/index.html in a browser.`,
  );
}
