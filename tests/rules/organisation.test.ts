import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Organisation, Resource, ResourceSlot } from '#domain/organisation.ts';

const hall = { resourceId: 'hall', name: 'Hall' };
const club = {
  name: 'Club',
  branches: [{ name: 'Old town', departments: [{ name: 'Music', resources: [hall] }] }],
};

describe('An organisation (§3.16)', () => {
  it('is read down to its resources', () => {
    expect(v.parse(Organisation, club)).toEqual(club);
  });

  it.each([
    ['court', 7, { kind: 'court', free_today: 7 }],
    ['palace', '0', { kind: null, free_today: 0 }],
    [null, null, { kind: null, free_today: null }],
  ])('may say of a resource that it is a %j with %j slots free today', (kind, free_today, read) => {
    const resources = [{ ...hall, kind, free_today }];
    const departments = [{ name: 'Music', resources }];
    const parsed = v.parse(Organisation, {
      name: 'Club',
      branches: [{ name: 'Old town', departments }],
    });
    expect(parsed.branches[0]?.departments[0]?.resources).toEqual([{ ...hall, ...read }]);
  });

  it.each(['', ' ', null])(
    'is called unnamed where its name is %j, and so are its parts',
    (name) => {
      const departments = [{ name, resources: [{ ...hall, name }] }];
      const said = JSON.stringify(
        v.parse(Organisation, { name, branches: [{ name, departments }] }),
      );
      expect(said.match(/"name":"Unnamed"/g)).toHaveLength(4);
    },
  );

  it('has empty lists where its lists are missing', () => {
    const withDepartments = (departments: unknown) =>
      v.parse(Organisation, { name: 'Club', branches: [{ name: 'Old town', departments }] });
    expect(v.parse(Organisation, { name: 'Club' }).branches).toEqual([]);
    expect(withDepartments(null).branches[0]?.departments).toEqual([]);
    const [branch] = withDepartments([{ name: 'Music' }]).branches;
    expect(branch?.departments[0]?.resources).toEqual([]);
  });

  it.each([
    ['a name', { branches: [] }],
    ['the name of a branch', { name: 'Club', branches: [{}] }],
    [
      'the name of a department',
      { name: 'Club', branches: [{ name: 'Old town', departments: [{}] }] },
    ],
    [
      'the identifier of a resource',
      {
        name: 'Club',
        branches: [
          { name: 'Old town', departments: [{ name: 'Music', resources: [{ name: 'Hall' }] }] },
        ],
      },
    ],
  ])('is refused without %s', (_, value) => {
    expect(v.is(Organisation, value)).toBe(false);
  });
});

describe('A resource (§3.17)', () => {
  it('requires only its name', () => {
    const whole = { name: 'Hall', description: null, location: 'Ground floor', capacity: 40 };
    expect(v.parse(Resource, whole)).toEqual(whole);
    expect(v.is(Resource, { name: 'Hall' })).toBe(true);
    expect(v.is(Resource, {})).toBe(false);
    expect(v.is(Resource, { name: 'Hall', capacity: 'many' })).toBe(false);
  });

  it('has slots with a start, an end and their availability', () => {
    const slot = { start: '09:00', end: '10:00', available: false };
    expect(v.parse(ResourceSlot, slot)).toEqual(slot);
    for (const field of Object.keys(slot)) {
      expect(v.is(ResourceSlot, { ...slot, [field]: undefined })).toBe(false);
    }
  });
});
