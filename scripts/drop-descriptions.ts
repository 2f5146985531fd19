import type { Plugin } from 'vite';

const machine = /[\\/]src[\\/]machines[\\/][^\\/]+\.ts$/;
// Only whole sentences: a flow may have data of that name.
const description =
  /\bdescription:\s*(?:'[A-Z](?:[^'\\\n]|\\.)*\.'|"[A-Z](?:[^"\\\n]|\\.)*\."),?\s*/g;

/** Leaves out of a build what states say of themselves: it is for who reads the flows, not for browsers. */
export function dropDescriptions(): Plugin {
  return {
    name: 'timewell:drop-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (machine.test(id)) return { code: code.replace(description, ''), map: null };
    },
  };
}
