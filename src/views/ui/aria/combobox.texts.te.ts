import { pluralOf } from '../../../domain/plural.ts';
import type { Focused } from './focused.ts';

const plural = pluralOf('te');
const options = (count: number) =>
  plural(count, { one: (n) => `${n} ఎంపిక`, other: (n) => `${n} ఎంపికలు` });

export default {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }: Focused) =>
    [
      isGroupChange && `${groupTitle}, ${options(groupCount)}`,
      optionText,
      isSelected && 'ఎంచుకున్నారు',
    ]
      .filter(Boolean)
      .join(', '),
  countAnnouncement: ({ optionCount }: { optionCount: number }) =>
    plural(optionCount, { one: (n) => `${n} ఎంపిక ఉంది.`, other: (n) => `${n} ఎంపికలు ఉన్నాయి.` }),
  selectedAnnouncement: ({ optionText }: { optionText: string }) => `${optionText}, ఎంచుకున్నారు`,
  buttonLabel: 'సూచనలు చూపించండి',
  listboxLabel: 'సూచనలు',
};
