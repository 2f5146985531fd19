import { useState } from 'react';
import { locale } from '../../domain/locale.ts';
import { listCountries } from '../../domain/mobile-number.ts';
import { ComboBox } from '../ui/combo-box.tsx';

export interface CountryBoxProps {
  /** ISO 3166-1 alpha-2. */
  country: string;
  onChange: (country: string) => void;
  isReadOnly: boolean;
}

/** A country with its calling code, found by typing either. */
export function CountryBox({ country, onChange, isReadOnly }: CountryBoxProps) {
  const [countries] = useState(() =>
    listCountries(locale).map(({ code, name, callingCode }) => ({
      id: code,
      label: `${name} (+${callingCode})`,
    })),
  );
  return (
    <ComboBox
      label="Country"
      options={countries}
      value={country}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      isReadOnly={isReadOnly}
    />
  );
}
