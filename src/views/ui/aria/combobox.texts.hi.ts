import { pluralOf } from '../../../domain/plural.ts';
import type { Focused } from './focused.ts';

const plural = pluralOf('hi');
const options = (count: number) =>
  plural(count, { one: (n) => `${n} विकल्प`, other: (n) => `${n} विकल्प` });

export default {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }: Focused) =>
    [isGroupChange && `${groupTitle}, ${options(groupCount)}`, optionText, isSelected && 'चुना गया']
      .filter(Boolean)
      .join(', '),
  countAnnouncement: ({ optionCount }: { optionCount: number }) =>
    plural(optionCount, { one: (n) => `${n} विकल्प मिला।`, other: (n) => `${n} विकल्प मिले।` }),
  selectedAnnouncement: ({ optionText }: { optionText: string }) => `${optionText}, चुना गया`,
  buttonLabel: 'सुझाव दिखाएँ',
  listboxLabel: 'सुझाव',
};
