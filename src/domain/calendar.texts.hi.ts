import { pluralOf } from './plural.ts';

const plural = pluralOf('hi');

export const confirmed = 'पक्का';
export const completed = 'हो चुका';
export const hosting = 'मेज़बान आप हैं';
export const accepted = 'आने को हाँ कहा';
export const timeChanged = 'समय बदल गया';
export const cancelled = 'रद्द';
export const hostedBy = (host: string) => `मेज़बान: ${host}`;
export const peopleInvited = (count: number) =>
  count === 0
    ? 'अभी किसी को नहीं बुलाया'
    : plural(count, {
        one: (n) => `${n} व्यक्ति को बुलाया`,
        other: (n) => `${n} लोगों को बुलाया`,
      });
