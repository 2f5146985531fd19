import { locale } from '../../domain/locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format with these options in the app's language, made once: making one takes a hundred times as
 * long as using it, and a list uses it for each row. Throws a `RangeError` for an unknown zone.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
