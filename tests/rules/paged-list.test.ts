import { describe, expect, it } from 'vitest';
import { emptyList, extended, firstAdded, listOf } from '#domain/paged-list.ts';

interface Item {
  id: string | null;
  title: string;
}

const idOf = ({ id }: Item) => id;
const [garba, holi, onam] = ['garba', 'holi', 'onam'].map((id) => ({ id, title: id })) as [
  Item,
  Item,
  Item,
];
const first = listOf({ items: [garba, holi], next: '2' }, idOf);

describe('Lists in pages (§22.6)', () => {
  it('a list begins with its first page, of which nothing was added by a press', () => {
    expect(first).toEqual({ items: [garba, holi], next: '2', added: null });
    expect(firstAdded(first)).toBeUndefined();
    expect(firstAdded(emptyList)).toBeUndefined();
  });

  it('a further page stands at the end, and its cursor takes the place of the last', () => {
    const list = extended(first, { items: [onam], next: '3' }, idOf);
    expect(list).toEqual({ items: [garba, holi, onam], next: '3', added: 1 });
    expect(firstAdded(list)).toBe(onam);
    const whole = extended(list, { items: [], next: null }, idOf);
    expect(whole).toEqual({ items: [garba, holi, onam], next: null, added: 0 });
    expect(firstAdded(whole)).toBeUndefined();
  });

  it('an item that moved to a further page is shown once, in its place and as the newer answer says', () => {
    const moved = { ...garba, title: 'Garba at nine' };
    const list = extended(first, { items: [moved, onam], next: null }, idOf);
    expect(list).toEqual({ items: [moved, holi, onam], next: null, added: 1 });
    expect(firstAdded(list)).toBe(onam);
  });

  it('an item that came twice in one answer is shown once', () => {
    const again = { ...garba, title: 'Garba again' };
    expect(listOf({ items: [garba, holi, again], next: null }, idOf).items).toEqual([again, holi]);
    const list = extended(first, { items: [onam, { ...onam, title: 'Sadya' }], next: null }, idOf);
    expect(list.items.at(-1)?.title).toBe('Sadya');
    expect(list.added).toBe(1);
  });

  it('items without an identifier are all shown', () => {
    const nameless = { id: null, title: 'Unnamed' };
    const page = { items: [nameless, nameless], next: '2' };
    expect(extended(listOf(page, idOf), page, idOf).items).toHaveLength(4);
  });
});
