import { notFoundPage, prerenderedPages } from '../../src/views/layout/prerendered-pages.ts';

/** 1,200 × 630 pixels, as `npm run icons` paints it. */
const picture = '/share.png';

/** The splash leads on by script alone. */
const withoutScripts = '<noscript><meta http-equiv="refresh" content="0; url=/home"></noscript>';

/**
 * How the site is known. `site` is its own address without a slash behind; without it a page cannot
 * say where it stands.
 */
export type SiteNames = { readonly brand: string; readonly site: string | undefined };

/**
 * The elements of the head that describe a prerendered page to search engines and in shared links.
 * `rendered` has its title and description.
 */
export function headOf(path: string, rendered: string, { brand, site }: SiteNames): string[] {
  if (path === notFoundPage) return [rendered, '<meta name="robots" content="noindex">'];
  const [, title = ''] = /<title>([^<]*)/.exec(rendered) ?? [];
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(rendered) ?? [];
  return [
    rendered,
    ...(path === '/' ? [withoutScripts] : []),
    property('og:type', 'website'),
    property('og:site_name', brand),
    property('og:title', title),
    property('og:description', description),
    ...(site
      ? [
          `<link rel="canonical" href="${site}${path}">`,
          property('og:url', `${site}${path}`),
          property('og:image', `${site}${picture}`),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ];
}

/** What a page is about, in plain text. */
export function descriptionOf(text: string): string {
  return `<meta name="description" content="${text}">`;
}

/**
 * No address is closed to search engines: a page behind the sign-in leads them to `/home`, as it does
 * every visitor.
 */
export function robotsFile(site: string | undefined): string {
  const map = site ? ['', `Sitemap: ${site}/sitemap.xml`] : [];
  return ['User-agent: *', 'Disallow:', ...map, ''].join('\n');
}

/** The public pages for search engines. */
export function sitemapFile(site: string): string {
  const places = prerenderedPages
    .filter((path) => path !== notFoundPage)
    .map((path) => `  <url><loc>${site}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${content}">`;
}
