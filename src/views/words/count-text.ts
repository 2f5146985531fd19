import { locale } from '../../domain/locale.texts.ts';

/** A number as people here write it: '1,20,000', '2.5'. */
export function numberText(number: number): string {
  return new Intl.NumberFormat(locale).format(number);
}
