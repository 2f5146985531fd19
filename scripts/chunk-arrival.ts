import type { Plugin } from 'vite';

/** The module that Vite puts before each dynamic import of a build. */
const preloadHelper = '\0vite/preload-helper.js';

/**
 * Fetches the files of a chunk before it is imported. A browser remembers for the life of a page that
 * a module could not be fetched, and never asks for it again; what is fetched first and fails can be
 * asked for again.
 */
export function chunkArrival(): Plugin {
  return {
    name: 'timewell:chunk-arrival',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === preloadHelper ? code : null),
  };
}

/** Fetches a script, and names it as a module once it is here. */
export const scriptArrival = `
async function script(address, signal) {
  const answer = await fetch(address, { signal });
  // A host may answer with a page for a file that it does not have.
  const isPage = /html/.test(answer.headers.get('content-type'));
  if (!answer.ok || isPage) throw new Error(address + ' did not arrive');
  await answer.arrayBuffer();
  document.head.append(linkTo(address, 'modulepreload'));
}
function linkTo(address, rel) {
  const link = document.createElement('link');
  return Object.assign(link, { rel, crossOrigin: '', href: address });
}
`;

/**
 * `files` are relative to the root of the app. What the page's HTML names is on its way already, and a
 * style may stand in it; another is fetched and awaited. A script that is here is named as a module at
 * once: it is compiled beside the page while the others travel, and the import, which goes from file to
 * file, finds it. A network that says nothing for half a minute counts as one without the file (§11.3):
 * long enough for a slow one. So does an import, which waits for files that the HTML names.
 */
const code = `
const arrivals = new Map();
const patience = 30_000;
export function __vitePreload(load, files = []) {
  return Promise.all(files.map((file) => arrival('/' + file))).then(() => Promise.race([load(), late()]));
}
function late() {
  return new Promise((_, reject) => setTimeout(reject, patience, new Error('A module did not arrive')));
}
function arrival(address) {
  if (!arrivals.has(address)) arrivals.set(address, fetched(address));
  return arrivals.get(address);
}
async function fetched(address) {
  const isStyle = address.endsWith('.css');
  const at = '="' + address + '"]';
  const named = isStyle
    ? 'link[rel=stylesheet][href' + at + ',style[data-href' + at
    : 'link[href' + at + ',script[src' + at;
  if (document.querySelector(named)) return;
  try {
    await (isStyle ? style : script)(address, AbortSignal.timeout(patience));
  } catch (error) {
    arrivals.delete(address);
    throw error;
  }
}
${scriptArrival}
function style(address, signal) {
  return new Promise((resolve, reject) => {
    const link = linkTo(address, 'stylesheet');
    link.onload = () => {
      signal.onabort = null;
      resolve();
    };
    signal.onabort = link.onerror = () => {
      link.remove();
      reject(new Error(address + ' did not arrive'));
    };
    document.head.append(link);
  });
}
`;
