import { pluralOf } from './plural.ts';

const plural = pluralOf('te');

export const confirmed = 'ఖరారైంది';
export const completed = 'ముగిసింది';
export const hosting = 'హోస్ట్ మీరే';
export const accepted = 'వస్తానన్నారు';
export const timeChanged = 'సమయం మారింది';
export const cancelled = 'రద్దయింది';
export const hostedBy = (host: string) => `హోస్ట్: ${host}`;
export const peopleInvited = (count: number) =>
  count === 0
    ? 'ఇంకా ఎవరినీ ఆహ్వానించలేదు'
    : plural(count, {
        one: (n) => `${n} వ్యక్తిని ఆహ్వానించారు`,
        other: (n) => `${n} మందిని ఆహ్వానించారు`,
      });
