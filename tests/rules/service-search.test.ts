import { describe, expect, it, vi } from 'vitest';
import type { PartnerService } from '#domain/partner-service.ts';
import { inOrderOf, isFoundBy, searchWords, sortFor, sortsOf } from '#domain/service-search.ts';

const yoga: PartnerService = {
  service_id: 'yoga',
  name: 'Yóga at dawn',
  provider: 'Kavitha Reddy',
  category: 'Fitness',
};

describe('Search: which services a text finds (§22.83)', () => {
  it.each(['yoga', 'YÓGA', 'dawn yo', '  kavitha  ', 'fitness reddy', 'ｙｏｇａ', ''])(
    '“%s” finds a service by its name, provider and category, whatever the case and the accents',
    (text) => expect(isFoundBy(yoga, text)).toBe(true),
  );

  it.each(['yogi', 'yoga chess', '%', '_', '.*', 'null'])(
    '“%s” does not find that service',
    (text) => {
      expect(isFoundBy({ ...yoga, category: null }, text)).toBe(false);
    },
  );

  it.each([
    ['फ़िटनेस', 'फिटनेस'],
    ['फिटनेस', 'फ़िटनेस'],
    ['ఫిట్\u200cనెస్', 'ఫిట్నెస్'],
    ['ఫిట్నెస్', 'ఫిట్\u200cనెస్'],
  ])(
    'neither the dot of Hindi nor a sign without a width counts: %j is found by %j',
    (name, text) => {
      expect(isFoundBy({ service_id: 'a', name }, text)).toBe(true);
    },
  );

  it('vowel signs of Indian scripts count, since words differ by them', () => {
    expect(isFoundBy({ service_id: 'a', name: 'యోగా' }, 'యోగా')).toBe(true);
    expect(isFoundBy({ service_id: 'a', name: 'యోగా' }, 'యోగి')).toBe(false);
  });

  it('a category is found by its name in the language of the app and in English', async () => {
    vi.resetModules();
    vi.doMock('#domain/categories.texts.ts', () => import('#domain/categories.texts.hi.ts'));
    const inHindi = await import('#domain/service-search.ts');
    vi.doUnmock('#domain/categories.texts.ts');
    vi.resetModules();
    for (const text of ['फ़िटनेस', 'fitness']) expect(inHindi.isFoundBy(yoga, text)).toBe(true);
    expect(inHindi.isFoundBy({ ...yoga, category: null }, 'फ़िटनेस')).toBe(false);
  });

  it('more words than a name has are left out', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });

  it('spaces before and after the words are no words', () => {
    expect(searchWords('  yoga   dawn ')).toEqual(['yoga', 'dawn']);
  });

  it.each(['dawnkavitha', 'reddyfitness', 'true', 'false', 'undefined'])(
    '“%s” finds no service, since it stands in none of its texts',
    (text) => {
      expect(isFoundBy(yoga, text)).toBe(false);
      expect(isFoundBy({ service_id: 'a', name: 'Yoga' }, text)).toBe(false);
    },
  );
});

describe('Search: the order of services (§22.84)', () => {
  const rupees = (price: number) => priced(price, 'INR');

  it('Search: the order by price compares within a currency, rupees first, and ends with services without a price', () => {
    const services = [
      priced(null, 'INR'),
      priced(5, 'USD'),
      rupees(900),
      priced(7, 'EUR'),
      priced(1, null),
      rupees(20),
      priced(3, 'USD'),
    ];
    const inOrder = [
      rupees(20),
      rupees(900),
      priced(1, null),
      priced(7, 'EUR'),
      priced(3, 'USD'),
      priced(5, 'USD'),
      priced(null, 'INR'),
    ];
    for (const given of [services, inOrder, inOrder.toReversed()])
      expect(inOrderOf(given, 'price')).toEqual(inOrder);
  });

  it('Search: the order by the next free slot compares instants, and ends with services without one', () => {
    const at = (next_slot: string | null) => ({ ...rupees(1), next_slot });
    const late = at('2026-03-14T10:00:00+05:30');
    const early = at('2026-03-14T04:00:00Z');
    expect(inOrderOf([at(null), late, early], 'soonest')).toEqual([early, late, at(null)]);
  });

  it('Search: the suggested order is the one of the answer', () => {
    const next_slot = '2026-03-14T04:00:00Z';
    const services = [rupees(2), rupees(1), { ...rupees(3), next_slot }];
    expect(inOrderOf(services, 'suggested')).toEqual(services);
  });

  it('Search: an order is offered only if the services say enough for it', () => {
    expect(sortsOf([yoga])).toEqual(['suggested']);
    expect(sortsOf([yoga, rupees(0)])).toEqual(['suggested', 'price']);
    const soon = { ...rupees(0), next_slot: '2026-03-14T04:00:00Z' };
    expect(sortsOf([yoga, soon])).toEqual(['suggested', 'price', 'soonest']);
  });

  it('Search: a chosen order that the services say too little for leaves them as suggested', () => {
    expect(sortFor([rupees(2), rupees(1)], 'price')).toBe('price');
    expect(sortFor([rupees(2), rupees(1)], 'soonest')).toBe('suggested');
  });
});

function priced(price: number | null, currency: string | null): PartnerService {
  return { service_id: 'x', name: 'X', price, currency };
}
