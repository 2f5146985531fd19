import { folderOf, type Language } from '../language.ts';
import { missingFile, patternOf } from './pages.ts';
import { chosenBy, type HostTable } from './table.ts';

/** The table for Firebase Hosting: a `firebase.json` beside the folder `dist`. */
export function firebaseFile({ assets, elsewhere, pages, languages }: HostTable): string {
  const rule = (source: string, headers: HostTable['assets']) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const isChoosing = languages.length > 1;
  const varying = isChoosing ? { Vary: chosenBy } : {};
  const hosting = {
    public: 'dist',
    // It compresses by itself.
    ignore: ['**/.*', '**/*.{br,gz}'],
    headers: [rule('/assets/**', assets), rule('!/assets/**', { ...elsewhere, ...varying })],
    // An address that is a file's without its ending is answered with that file, in the folder of a
    // language if the request asks for one; a rewrite is answered with its one file.
    cleanUrls: true,
    ...(isChoosing ? { i18n: { root: '/' } } : {}),
    // Any other address is answered with 404.html.
    trailingSlash: false,
    rewrites: pages
      .filter(({ path }) => path.includes(':'))
      .map(({ path, file }) => ({ source: path.replace(/:\w+/g, '*'), destination: file })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** The table for nginx: to be included in the server block whose root is the folder `dist`. */
export function nginxFile({ assets, elsewhere, pages, languages }: HostTable): string {
  const isChoosing = languages.length > 1;
  const folder = isChoosing ? '$timewell_pages' : '';
  const lines = (headers: HostTable['assets']) =>
    Object.entries(headers).map(([name, value]) => {
      // A missing file is not cached.
      const extent = name === 'Cache-Control' ? '' : ' always';
      return `  add_header ${name} "${value}"${extent};`;
    });
  return [
    'gzip_static on;',
    'gzip_vary on;',
    'location /assets/ {',
    ...lines(assets),
    '  try_files $uri =404;',
    '}',
    'location / {',
    ...lines(elsewhere),
    // nginx leaves out a header without a value.
    ...(isChoosing
      ? [
          '  add_header Vary $timewell_vary always;',
          '  add_header Content-Language $timewell_language always;',
        ]
      : []),
    '  try_files $uri =404;',
    `  error_page 404 ${folder}${missingFile};`,
    ...pages.flatMap(({ path, file }) => [
      `  location ~ ${patternOf(path).source.replaceAll('\\/', '/')} {`,
      `    try_files ${folder}${file} =404;`,
      '  }',
    ]),
    '  location = /manifest.webmanifest {',
    '    default_type application/manifest+json;',
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * How nginx chooses a page's language: to be included in its block `http`. The cookie wins; then comes
 * the first of `Accept-Language` that is ours, since browsers name languages in the order in which the
 * person prefers them. Empty where there is no choice.
 */
export function nginxLanguagesFile({ languages }: HostTable): string {
  if (languages.length === 1) return '';
  const ours = `(?:${languages.join('|')})(?![a-z])`;
  const lines = (rule: (language: Language) => readonly string[]) => languages.flatMap(rule);
  return [
    'map "$cookie_language|$http_accept_language" $timewell_pages {',
    '  default "";',
    ...lines((language) => [`  "~^${language}\\|" "${folderOf(language)}";`]),
    ...lines((language) => [
      `  "~*\\|(?:(?!\\s*${ours})[^,]*,)*\\s*${language}(?![a-z])" "${folderOf(language)}";`,
    ]),
    '}',
    'map $uri $timewell_language {',
    '  default "";',
    ...lines((language) =>
      folderOf(language) ? [`  "~^${folderOf(language)}/.*\\.html$" ${language};`] : [],
    ),
    '  "~\\.html$" en;',
    '}',
    'map $uri $timewell_vary {',
    '  default "";',
    `  "~\\.html$" "${chosenBy}";`,
    '}',
    '',
  ].join('\n');
}
