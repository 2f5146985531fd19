import { describe, expect, it } from 'vitest';
import { filtered, openAtFirst, openable } from '#domain/organisation-tree.ts';

interface Row {
  id: string;
  name: string;
  children: Row[];
}

const row = (id: string, name: string, children: Row[] = []): Row => ({ id, name, children });
const hall = row('0.0.0.0', 'Community hall');
const studio = row('0.0.0.1', 'Café studio');
const events = row('0.0.0', 'Events', [hall, studio]);
const club = row('0', 'Club', [row('0.0', 'Old town', [events]), row('0.1', 'Garden')]);
const empty = row('1', 'Trust');
const rows = [club, empty];

describe('Tree of organisations', () => {
  it('is open down to the resources, where there are 60 or fewer', () => {
    expect(openAtFirst(rows, 60)).toEqual(['0', '0.0', '0.0.0']);
  });

  it('has its departments closed at first, where there are more than 60 resources', () => {
    expect(openAtFirst(rows, 61)).toEqual(['0', '0.0']);
  });

  it('can open every row that has rows below it', () => {
    expect(openable(rows)).toEqual(['0', '0.0', '0.0.0']);
    expect(openable([empty])).toEqual([]);
  });

  it('is searched by a part of a name, whatever the accents, the case and the spaces around', () => {
    const way = (found: Row) => [
      { ...club, children: [row('0.0', 'Old town', [{ ...events, children: [found] }])] },
    ];
    expect(filtered(rows, ' CAFE Studio ')).toEqual(way(studio));
    expect(filtered(rows, 'hall')).toEqual(way(hall));
    expect(filtered(rows, 'tennis')).toEqual([]);
  });

  it('shows all that is below a row that was found', () => {
    const [found] = filtered(rows, 'event');
    expect(found?.children).toEqual([row('0.0', 'Old town', [events])]);
  });
});
