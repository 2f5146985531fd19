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
  it('is expanded down to the resources when there are 60 or fewer', () => {
    expect(openAtFirst(rows, 60)).toEqual(['0', '0.0', '0.0.0']);
  });

  it('has collapsed departments at first when there are more than 60 resources', () => {
    expect(openAtFirst(rows, 61)).toEqual(['0', '0.0']);
  });

  it('can expand every row that has children', () => {
    expect(openable(rows)).toEqual(['0', '0.0', '0.0.0']);
    expect(openable([empty])).toEqual([]);
  });

  it('is searched by a part of a name, ignoring accents, case and outer spaces', () => {
    const way = (found: Row) => [
      { ...club, children: [row('0.0', 'Old town', [{ ...events, children: [found] }])] },
    ];
    expect(filtered(rows, ' CAFE Studio ')).toEqual(way(studio));
    expect(filtered(rows, 'hall')).toEqual(way(hall));
    expect(filtered(rows, 'tennis')).toEqual([]);
  });

  it('shows all rows below a match', () => {
    const [found] = filtered(rows, 'event');
    expect(found?.children).toEqual([row('0.0', 'Old town', [events])]);
  });
});
