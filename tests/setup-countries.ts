import { loadCountries } from '#domain/mobile-number.ts';

// In the app they come with the list of countries.
await loadCountries();
