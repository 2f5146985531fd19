import { useEffect, useState } from 'react';

/** Groups a number's digits; its digits stand without groups until the rules of all countries arrive. */
export function useReadableNumbers(): (mobileNumber: string) => string {
  const [readable, setReadable] = useState(() => (mobileNumber: string) => mobileNumber);
  useEffect(() => {
    let isShown = true;
    knownNumbers().then(
      (readableNumber) => isShown && setReadable(() => readableNumber),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return readable;
}

async function knownNumbers() {
  const { loadCountries, readableNumber } = await import('../../domain/mobile-number.ts');
  await loadCountries();
  return readableNumber;
}
