import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const heading = 'सेवा';
export const missingHint = '‘सेवाएँ देखें’ में से कोई सेवा चुनें और देखें कि उसमें क्या मिलता है।';
export const notBookable = 'यह सेवा यहाँ बुक नहीं हो सकती: इसमें यह नहीं लिखा कि इसे कौन-सा पार्टनर देता है।';
export const location = 'जगह';
export const session = 'सेशन';
export const group = 'ग्रुप';
export const oneOnOne = 'सिर्फ़ आपके लिए';
export const participants = 'कितने लोग';
export const people = (count: number) =>
  plural(count, { one: (n) => `${n} व्यक्ति`, other: (n) => `${n} लोग` });
export const peopleBetween = (least: number, most: number) => `${least} से ${most} लोग`;
export const peopleAtMost = (most: number) => `ज़्यादा से ज़्यादा ${people(most)}`;
export const peopleAtLeast = (least: number) => `${least} या ज़्यादा लोग`;
export const earliest = 'कितने पहले बुक करें';
export const daysAhead = (count: number) =>
  plural(count, { one: (n) => `कम से कम ${n} दिन पहले`, other: (n) => `कम से कम ${n} दिन पहले` });
export const between = 'दो बुकिंग के बीच';
export const daysApart = (count: number) =>
  plural(count, { one: (n) => `कम से कम ${n} दिन`, other: (n) => `कम से कम ${n} दिन` });
export const bookedAhead = (count: number) =>
  plural(count, {
    one: (n) => `यह सेवा कम से कम ${n} दिन पहले बुक करनी होती है।`,
    other: (n) => `यह सेवा कम से कम ${n} दिन पहले बुक करनी होती है।`,
  });
export const leadPicture = (name: string) => `${name}, पोर्टफ़ोलियो से`;
export const portfolio = 'पोर्टफ़ोलियो';
export const pictureOf = (name: string, place: number, count: number) =>
  `${name}, ${count} में से ${place}`;
