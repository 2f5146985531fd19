import { missingFile, patternOf } from './pages.ts';
import type { HostTable } from './table.ts';

/** The table for Firebase Hosting: a `firebase.json` beside the folder `dist`. */
export function firebaseFile({ assets, elsewhere, pages }: HostTable): string {
  const rule = (source: string, headers: HostTable['assets']) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const hosting = {
    public: 'dist',
    ignore: ['**/.*'],
    headers: [rule('/assets/**', assets), rule('!/assets/**', elsewhere)],
    // Any other address is answered with 404.html.
    trailingSlash: false,
    rewrites: pages.map(({ path, file }) => ({
      source: path.replace(/:\w+/g, '*'),
      destination: file,
    })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** The table for nginx: to be included in the server block whose root is the folder `dist`. */
export function nginxFile({ assets, elsewhere, pages }: HostTable): string {
  const lines = (headers: HostTable['assets']) =>
    Object.entries(headers).map(([name, value]) => {
      // A missing file is not cached.
      const extent = name === 'Cache-Control' ? '' : ' always';
      return `  add_header ${name} "${value}"${extent};`;
    });
  return [
    'location /assets/ {',
    ...lines(assets),
    '  try_files $uri =404;',
    '}',
    'location / {',
    ...lines(elsewhere),
    '  try_files $uri =404;',
    `  error_page 404 ${missingFile};`,
    ...pages.flatMap(({ path, file }) => [
      `  location ~ ${patternOf(path).source.replaceAll('\\/', '/')} {`,
      `    try_files ${file} =404;`,
      '  }',
    ]),
    '  location = /manifest.webmanifest {',
    '    default_type application/manifest+json;',
    '  }',
    '}',
    '',
  ].join('\n');
}
