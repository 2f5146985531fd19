import { pluralOf } from '../../../domain/plural.ts';

const plural = pluralOf('te');

export default {
  deselectedItem: ({ item }: { item: string }) => `${item} ఎంపిక తీసేశారు.`,
  select: 'ఎంచుకోండి',
  selectedCount: ({ count }: { count: number }) =>
    count === 0
      ? 'ఏదీ ఎంచుకోలేదు.'
      : plural(count, { one: (n) => `${n} ఎంచుకున్నారు.`, other: (n) => `${n} ఎంచుకున్నారు.` }),
  selectedAll: 'అన్నీ ఎంచుకున్నారు.',
  selectedItem: ({ item }: { item: string }) => `${item} ఎంచుకున్నారు.`,
  longPressToSelect: 'ఎంచుకోవడానికి ఎక్కువసేపు నొక్కండి.',
};
