import { locale } from '../../domain/locale.texts.ts';
import { listCountries, loadCountries } from '../../domain/mobile-number.ts';
import { Boundary } from '../flow/boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { painted } from '../ui/painted.ts';
import { TextField } from '../ui/text-field.tsx';
import { countryText } from '../words/country-text.ts';
import type { CountryBoxProps } from './country-box.tsx';
import { countryLabel } from './sign-in.texts.ts';

/** The box and the rules of all countries, which few people need: India's number is read without. */
export const countryBox = onDemand<CountryBoxProps>(async () => {
  await painted();
  const [{ CountryBox }] = await Promise.all([import('./country-box.tsx'), loadCountries()]);
  return CountryBox;
}, CountryWaiting);

/** The country of a phone number, which can be changed once all countries are known. */
export function CountryField(props: CountryBoxProps) {
  return (
    <Boundary fallback={() => <CountryWaiting {...props} />}>
      <countryBox.Component {...props} />
    </Boundary>
  );
}

function CountryWaiting({ country }: CountryBoxProps) {
  const known = listCountries(locale).find(({ code }) => code === country);
  return <TextField label={countryLabel} value={known ? countryText(known) : ''} isDisabled />;
}
