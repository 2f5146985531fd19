import { useEffect, useEffectEvent, useState } from 'react';
import { locale } from '../../domain/locale.texts.ts';
import { listCountries } from '../../domain/mobile-number.ts';
import { ComboBox } from '../ui/combo-box.tsx';
import { countryText } from '../words/country-text.ts';
import { countryLabel } from './sign-in.texts.ts';

export interface CountryBoxProps {
  /** ISO 3166-1 alpha-2. */
  country: string;
  onChange: (country: string) => void;
  /** Called once the numbers of all countries can be read. */
  onKnown?: () => void;
  isReadOnly: boolean;
}

/** A country with its calling code, found by typing either. */
export function CountryBox({ country, onChange, onKnown, isReadOnly }: CountryBoxProps) {
  const [countries] = useState(() =>
    listCountries(locale).map((one) => ({ id: one.code, label: countryText(one) })),
  );
  const tellKnown = useEffectEvent(() => onKnown?.());
  useEffect(() => tellKnown(), []);
  return (
    <ComboBox
      label={countryLabel}
      options={countries}
      value={country}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      isReadOnly={isReadOnly}
    />
  );
}
