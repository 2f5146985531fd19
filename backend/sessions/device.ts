/** The most of a User-Agent that is looked at, in characters. */
const longest = 512;

/** Browsers by their marks, those first that also carry the marks of others. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

/** Systems by their marks, those first that also carry the marks of others. */
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * A device in plain words, such as 'Chrome on Android', by the User-Agent of its browser; null where
 * nothing in it is known. Anybody can send any User-Agent, so that none of its own text is taken.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, longest);
  const known = [nameIn(browsers, text), nameIn(systems, text)].filter((name) => name !== null);
  return known.join(' on ') || null;
}

function nameIn(marks: readonly (readonly [string, RegExp])[], text: string): string | null {
  return marks.find(([, mark]) => mark.test(text))?.[0] ?? null;
}
