import { pluralOf } from '../../../domain/plural.ts';

const plural = pluralOf('hi');

export default {
  deselectedItem: ({ item }: { item: string }) => `${item} अब चुना हुआ नहीं है।`,
  select: 'चुनें',
  selectedCount: ({ count }: { count: number }) =>
    count === 0
      ? 'कुछ भी नहीं चुना गया।'
      : plural(count, { one: (n) => `${n} चुना गया।`, other: (n) => `${n} चुने गए।` }),
  selectedAll: 'सब चुने गए।',
  selectedItem: ({ item }: { item: string }) => `${item} चुना गया।`,
  longPressToSelect: 'चुनने के लिए देर तक दबाएँ।',
};
