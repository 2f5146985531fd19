import { locale } from '../../domain/locale.texts.ts';
import { free } from './words.texts.ts';

/**
 * A price in units of an ISO 4217 currency: '₹350', or 'Free' (§22.94). An unknown code stands before the
 * number, and a missing one is left out.
 */
export function formatPrice(price: number, currency: string | null | undefined): string {
  if (price === 0) return free;
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency ?? '',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(price);
  } catch {
    return `${currency ?? ''} ${new Intl.NumberFormat(locale).format(price)}`.trim();
  }
}
