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

const separator = ' on ';

/**
 * A device in plain words, such as 'Chrome on Android', by the User-Agent of its browser; null where
 * nothing in it is known (§22.60). Anybody can send any User-Agent, so that none of its own text is
 * taken.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, longest);
  const known = [nameIn(browsers, text), nameIn(systems, text)].filter((name) => name !== null);
  return known.join(separator) || null;
}

/** The parts of a device that was named so: its browser and its system, as far as they are known. */
export function partsOf(device: string | null): { browser?: string; system?: string } {
  const said = device?.split(separator) ?? [];
  const browser = browsers.find(([name]) => said.includes(name))?.[0];
  const system = systems.find(([name]) => said.includes(name))?.[0];
  return { ...(browser && { browser }), ...(system && { system }) };
}

function nameIn(marks: readonly (readonly [string, RegExp])[], text: string): string | null {
  return marks.find(([, mark]) => mark.test(text))?.[0] ?? null;
}
