import type { HeaderTable } from './table.ts';

/** The table for Firebase Hosting: a `firebase.json` beside the folder `dist`. */
export function firebaseFile({ assets, elsewhere }: HeaderTable): string {
  const rule = (source: string, headers: HeaderTable['assets']) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const hosting = {
    public: 'dist',
    ignore: ['**/.*'],
    headers: [rule('/assets/**', assets), rule('!/assets/**', elsewhere)],
    rewrites: [{ source: '!/assets/**', destination: '/index.html' }],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** The table for nginx: to be included in the server block whose root is the folder `dist`. */
export function nginxFile({ assets, elsewhere }: HeaderTable): string {
  const lines = (headers: HeaderTable['assets']) =>
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
    '  try_files $uri /index.html;',
    '  location = /manifest.webmanifest {',
    '    default_type application/manifest+json;',
    '  }',
    '}',
    '',
  ].join('\n');
}
