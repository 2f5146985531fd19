import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../stack/root.ts';

/** Serves the page of all flows at /flows/ in development, at the app's own origin. */
export function serveFlows(): Plugin {
  return {
    name: 'timewell:serve-flows',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/flows', async ({ originalUrl, url }, response, next) => {
        if (url !== '/') return next();
        if (!originalUrl?.startsWith('/flows/')) {
          response.writeHead(302, { location: '/flows/' }).end();
          return;
        }
        const page = await readFile(join(root, 'docs/flows/index.html'), 'utf8');
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      });
    },
  };
}
