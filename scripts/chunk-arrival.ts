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

/** `files` are relative to the root of the app; a style is in use once it has arrived. */
const code = `
const arrived = new Set();
export function __vitePreload(load, files = []) {
  return Promise.all(files.map((file) => arrival('/' + file))).then(load);
}
async function arrival(address) {
  if (arrived.has(address)) return;
  if (address.endsWith('.css')) await style(address);
  else if (!document.querySelector('script[src="' + address + '"]')) await script(address);
  arrived.add(address);
}
async function script(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address + ' did not arrive');
  await answer.arrayBuffer();
}
function style(address) {
  if (document.querySelector('link[rel=stylesheet][href="' + address + '"]')) return;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(address + ' did not arrive'));
    };
    document.head.append(link);
  });
}
`;
