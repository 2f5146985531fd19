import { scriptArrival } from '../chunk-arrival.ts';

/**
 * Runs in a page once the app's own code has run, since modules run in their order: asks for the files of
 * the page's next screen, while the processor is busy with the first one. A script that failed is fetched
 * by the app when it is wanted. Not for a visitor, who is led away, and not where the person asks for
 * little data to be used.
 */
const code = `
const isHere = document.documentElement.dataset.early === 'session';
const { next } = document.querySelector('[data-next]').dataset;
const files = isHere && !navigator.connection?.saveData ? next.split(' ') : [];
for (const file of files) (file.endsWith('.js') ? script : style)(file).catch(() => {});
async function style(address) {
  await (await fetch(address)).arrayBuffer();
}
${scriptArrival}`;

/** The script element that asks for these files ahead, scripts before styles. */
export function nextScreenOf(files: readonly string[]): string {
  const isStyle = (file: string) => file.endsWith('.css');
  const inOrder = files.toSorted((one, other) => Number(isStyle(one)) - Number(isStyle(other)));
  const addresses = inOrder.map((file) => `/${file}`).join(' ');
  return `<script type="module" data-next="${addresses}">${code}</script>`;
}
