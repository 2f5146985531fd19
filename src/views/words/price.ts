const locale = 'en-IN';

/** `price` in units of `currency`; a code that is none stands before the number as it is. */
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
