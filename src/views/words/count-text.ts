import { locale } from '../../domain/locale.texts.ts';

/** A number of things in words: '1 item', '3 items'. */
export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A number as people here write it: '1,20,000', '2.5'. */
export function numberText(number: number): string {
  return new Intl.NumberFormat(locale).format(number);
}
