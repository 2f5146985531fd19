import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const day = 'రోజు';
export const slots = 'స్లాట్‌లు';
export const slotsOn = (day: string) => `స్లాట్‌లు: ${day}`;
export const slotCount = (count: number) =>
  plural(count, { one: (n) => `${n} స్లాట్`, other: (n) => `${n} స్లాట్‌లు` });
export const timesIn = (zone: string) => `ఈ సమయాలు ${zone} ప్రకారం ఉన్నాయి.`;
export const parts = { Morning: 'ఉదయం', Afternoon: 'మధ్యాహ్నం', Evening: 'సాయంత్రం' } as const;
export const slotsLost = 'స్లాట్‌లు లోడ్ కాలేదు.';
export const otherDay = 'మరో రోజు సమయం దొరకవచ్చు.';
export const lookAt = (day: string) => `${day} చూడండి`;
export const goTo = (day: string) => `${day} చూడండి`;
export const bookOn = (times: string, day: string) => `${day}, ${times} బుక్ చేయండి`;
export const chooseDayAndSlot = 'ముందు రోజు, తర్వాత స్లాట్ ఎంచుకోండి.';
