import { locale } from '../../domain/locale.ts';

/** `price` in units of `currency`; a code that is no currency stands before the number. */
export function formatPrice(price: number, currency: string): string {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(price);
  } catch {
    return `${currency} ${new Intl.NumberFormat(locale).format(price)}`.trim();
  }
}
