import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const heading = 'सुविधा';
export const loading = 'सुविधा लोड हो रही है';
export const missingHint = 'यह अब उपलब्ध नहीं है, या लिंक अधूरा है।';
export const back = 'मेरी संस्था पर वापस जाएँ';
export const location = 'जगह';
export const capacity = 'कितने लोगों के लिए';
export const people = (count: number) =>
  plural(count, { one: (n) => `${n} व्यक्ति`, other: (n) => `${n} लोग` });
