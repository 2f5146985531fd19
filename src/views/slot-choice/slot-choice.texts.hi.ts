import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const day = 'दिन';
export const slots = 'स्लॉट';
export const slotsOn = (day: string) => `${day} के स्लॉट`;
export const slotCount = (count: number) =>
  plural(count, { one: (n) => `${n} स्लॉट`, other: (n) => `${n} स्लॉट` });
export const timesIn = (zone: string) => `ये समय ${zone} के हैं।`;
export const parts = { Morning: 'सुबह', Afternoon: 'दोपहर', Evening: 'शाम' } as const;
export const slotsLost = 'स्लॉट लोड नहीं हो पाए।';
export const otherDay = 'किसी और दिन समय मिल सकता है।';
export const lookAt = (day: string) => `${day} देखें`;
export const goTo = (day: string) => `${day} पर जाएँ`;
export const bookOn = (times: string, day: string) => `${day} को ${times} बुक करें`;
export const chooseDayAndSlot = 'पहले दिन चुनें, फिर स्लॉट।';
