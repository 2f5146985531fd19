import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const today = (day: string) => `आज, ${day}`;
export const tomorrow = (day: string) => `कल, ${day}`;
export const noneOnDay = 'इस दिन कोई स्लॉट खाली नहीं है।';
export const noneTodayButLater = 'आज कोई स्लॉट नहीं बचा। किसी और दिन मिल सकता है।';
export const noneToday = 'आज कोई स्लॉट नहीं बचा। कल के स्लॉट आधी रात को खुलेंगे।';
export const slotsLost = 'स्लॉट लोड नहीं हो पाए, इसलिए अभी कुछ बुक नहीं हो सकता।';
export const slotsFree = (count: number) =>
  plural(count, { one: (n) => `${n} स्लॉट खाली है`, other: (n) => `${n} स्लॉट खाली हैं` });
export const previousDay = 'पिछला दिन';
export const nextDay = 'अगला दिन';
export const earlierOver = 'इससे पहले के दिन बीत चुके हैं।';
export const laterNotYet = 'इसके बाद के दिन अभी बुक नहीं हो सकते।';
export const chooseSlots = 'एक या ज़्यादा स्लॉट चुनें।';
export const allTaken = 'आज के सभी स्लॉट बुक हो चुके हैं। कल के स्लॉट आधी रात को खुलेंगे।';
