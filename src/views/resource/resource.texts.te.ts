import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const heading = 'సదుపాయం';
export const loading = 'సదుపాయం లోడ్ అవుతోంది';
export const missingHint = 'ఇది ఇప్పుడు అందుబాటులో లేదు, లేదా లింక్ పూర్తిగా లేదు.';
export const back = 'నా సంస్థకు తిరిగి వెళ్లండి';
export const location = 'చోటు';
export const capacity = 'ఎంతమందికి';
export const people = (count: number) =>
  plural(count, { one: (n) => `${n} వ్యక్తికి`, other: (n) => `${n} మందికి` });
