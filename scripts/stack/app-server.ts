import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { missingFile, pageFileOf } from '../hosting/pages.ts';
import { readTable } from '../hosting/plugin.ts';
import { chosenBy, type HostTable } from '../hosting/table.ts';
import { folderOf, languageOfFile } from '../language.ts';
import { chosenLanguage } from './chosen-language.ts';
import { type LoopbackServer, listenOnLoopback } from './loopback.ts';

/**
 * Serves a built app on the loopback address as a static host would, with the headers that were
 * written for it; rejects if the port is taken.
 * `vite preview` would answer a missing file with the app's page, and compress nothing.
 */
export async function serveApp(folder: string, port: number): Promise<LoopbackServer> {
  return listenOnLoopback(staticHost(folder, await readTable(folder)), port);
}

/** Sends files and pages, a page in the language that the browser chooses. */
export function staticHost(folder: string, table: HostTable) {
  const assets = new Map(Object.entries(table.assets));
  const elsewhere = new Map(Object.entries(table.elsewhere));
  const isChoosing = table.languages.length > 1;
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeaders(path.startsWith('/assets/') ? assets : elsewhere);
    if (!isChoosing || !path.endsWith('.html')) return;
    response.setHeader('Content-Language', languageOfFile(path));
    response.appendHeader('Vary', chosenBy);
  };
  const pagesFor = async ({ headers }: IncomingMessage) =>
    isChoosing ? folderOf(await chosenLanguage(headers)) : '';
  // Without endings to try: a page is sent at the app's addresses.
  const files = sirv(folder, { brotli: true, gzip: true, extensions: [], setHeaders });
  const notFound = async (request: IncomingMessage, response: ServerResponse) => {
    const missing = `${await pagesFor(request)}${missingFile}`;
    setHeaders(response, isForPage(request) ? missing : '/');
    response.statusCode = 404;
    if (!isForPage(request)) return void response.end();
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    createReadStream(join(folder, missing)).pipe(response);
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Not by `URL`, to which the address `//` is a host without a name.
    const [path = '/'] = request.url?.split('?') ?? [];
    const file = pageFileOf(table.pages, path);
    if (file) request.url = `${await pagesFor(request)}${file}`;
    files(request, response, () => notFound(request, response));
  };
}

function isForPage({ url, headers }: IncomingMessage): boolean {
  return !url?.startsWith('/assets/') && (headers.accept?.includes('text/html') ?? false);
}
