import { describe, expect, it } from 'vitest';
import type { Drafts } from '#domain/drafts.ts';
import type { Organisation } from '#domain/organisation.ts';
import type { OrganisationTree, TreeLeft } from '#domain/organisation-tree.ts';
import { rowAt, shownRows } from '#domain/outline.ts';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { organisationsDraft, organisationsMachine } from '../../src/machines/organisations.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { memory } from '../world/storage.ts';
import { startFlow } from './harness.ts';

const today = '2026-03-09';
const tomorrow = '2026-03-10';
const waiting = [['awaitNextDay', { date: today }]];
const asked = [['getUserOrganisations', { userID: 'asha' }]];
const latest = (organisations: Organisation[]) => ({ organisations, isLatest: true });
const stored = (organisations: Organisation[]) => ({ organisations, isLatest: false });
const club = { name: 'Club', branches: [{ name: 'Hall', departments: [] }] };

function start(draft: TreeLeft | null = null) {
  return startFlow(organisationsMachine, (shell) => ({ shell, userID: 'asha', today, draft }));
}

const withHall = (free_today: number, name = 'Old hall') => ({
  name: 'Club',
  branches: [
    {
      name: 'Old town',
      departments: [{ name: 'Events', resources: [{ resourceId: 'hall', name, free_today }] }],
    },
  ],
});

function shown({ context }: ReturnType<typeof start>) {
  const { whole, found } = context();
  return [whole, found ?? whole].map((tree) => [shownRows(tree), tree.rows.at(-1)?.freeToday]);
}

async function startListing() {
  const organisations = start();
  await organisations.answer('getUserOrganisations', latest([club]));
  organisations.news();
  return organisations;
}

describe('My organisation', () => {
  it('My organisation: the organisations are fetched at once and listed', async () => {
    const organisations = start();
    expect(organisations.news()).toEqual({ at: 'loading', asked });
    const nothing = { whole: { rows: [] }, words: '', isBehind: false };
    expect(organisations.context()).toMatchObject(nothing);
    await organisations.answer('getUserOrganisations', latest([club]));
    expect(organisations.news()).toEqual({
      at: 'listing.day.current (draft) + listing.search.resting (draft)',
      asked: waiting,
    });
    expect(organisations.context().whole.rows).toMatchObject([{ name: 'Club' }, { name: 'Hall' }]);
  });

  it('My organisation: a resource leads to its page', async () => {
    const organisations = await startListing();
    organisations.send({ type: 'resource.chosen', resourceId: 'hall/1' });
    expect(organisations.news()).toEqual({
      at: 'listing.day.current (draft) + listing.search.resting (draft)',
      told: [{ type: 'route.requested', to: '/resource/hall%2F1' }],
    });
  });

  it('My organisation: a person without an organisation sees an empty page, and no failure', async () => {
    const organisations = start();
    organisations.news();
    await organisations.answer('getUserOrganisations', latest([]));
    expect(organisations.news()).toEqual({ at: 'empty' });
  });

  it('My organisation: a failed load can be tried again', async () => {
    const organisations = start();
    organisations.news();
    await organisations.fail('getUserOrganisations');
    expect(organisations.news()).toEqual({ at: 'failed' });
    organisations.send({ type: 'organisations.retried' });
    expect(organisations.news()).toEqual({ at: 'loading', asked });
  });

  it('My organisation: of a stored answer the rows stay without numbers of free slots until it is asked for again', async () => {
    const organisations = start();
    await organisations.answer('getUserOrganisations', stored([withHall(5)]));
    organisations.news();
    expect(organisations.context().isBehind).toBe(true);
    expect(shown(organisations)[0]).toEqual([4, null]);
    organisations.send({ type: 'organisations.retried' });
    expect(organisations.news()).toEqual({
      at: 'listing.day.renewing (draft) + listing.search.resting (draft)',
      asked,
    });
    await organisations.answer('getUserOrganisations', latest([withHall(5)]));
    expect(organisations.context().isBehind).toBe(false);
    expect(shown(organisations)[0]).toEqual([4, 5]);
  });

  it('My organisation: that there was no organisation is asked for again where the answer was a stored one', async () => {
    const organisations = start();
    await organisations.answer('getUserOrganisations', stored([]));
    expect(organisations.news().at).toBe('empty');
    expect(organisations.context().isBehind).toBe(true);
    organisations.send({ type: 'organisations.retried' });
    expect(organisations.news()).toEqual({ at: 'loading', asked });
  });

  it('My organisation: a search has open rows of its own, and keeps those of the whole tree', async () => {
    const organisations = await startListing();
    const expectShown = (whole: number, found: number | null) => {
      const context = organisations.context();
      expect(shownRows(context.whole)).toBe(whole);
      expect(context.found && shownRows(context.found)).toBe(found);
    };
    expectShown(2, null);
    organisations.send({ type: 'row.toggled', row: 0 });
    expectShown(1, null);
    organisations.send({ type: 'words.changed', words: 'hall' });
    expectShown(1, 2);
    organisations.send({ type: 'row.toggled', row: 0 });
    expectShown(1, 1);
    organisations.send({ type: 'words.changed', words: ' ' });
    expectShown(1, null);
    organisations.send({ type: 'row.toggled', row: 0 });
    expectShown(2, null);
    expect(organisations.context().words).toBe(' ');
  });

  it('My organisation: a search rests once nothing was typed for 0.8 seconds', async () => {
    const organisations = await startListing();
    for (const words of ['h', 'ha']) {
      organisations.send({ type: 'words.changed', words });
      organisations.wait(799);
      expect(organisations.snapshot().matches({ listing: { search: 'typing' } })).toBe(true);
    }
    organisations.wait(1);
    expect(organisations.snapshot().matches({ listing: { search: 'resting' } })).toBe(true);
  });

  it('My organisation: another search opens in full, whatever was closed in the one before', async () => {
    const organisations = await startListing();
    organisations.send({ type: 'words.changed', words: 'hall' });
    organisations.send({ type: 'all.toggled' });
    organisations.send({ type: 'words.changed', words: 'hal' });
    expect(organisations.context().found).toMatchObject({ run: 'open' });
  });

  it('My organisation: an earlier search goes on once the organisations are there, open in full', async () => {
    const organisations = start({ words: 'hall', rows: 0, turned: [] });
    expect(organisations.context()).toMatchObject({ words: 'hall', found: null });
    await organisations.answer(
      'getUserOrganisations',
      latest([club, { name: 'School', branches: [] }]),
    );
    const { found, whole } = organisations.context();
    expect(whole.rows.map(({ name }) => name)).toEqual(['Club', 'Hall', 'School']);
    expect(found?.rows.map(({ name }) => name)).toEqual(['Club', 'Hall']);
    expect(found?.run).toBe('open');
  });

  it('My organisation: an earlier search that held nothing but spaces finds the whole tree', async () => {
    const organisations = start({ words: ' ', rows: 0, turned: [] });
    await organisations.answer('getUserOrganisations', latest([club]));
    expect(organisations.context()).toMatchObject({ words: ' ', found: null });
  });

  it('My organisation: a person who comes back finds the rows as they left them, and a search opens in full', async () => {
    const before = await startListing();
    before.send({ type: 'row.toggled', row: 0 });
    before.send({ type: 'words.changed', words: 'hall' });
    const left = organisationsDraft.of(before.snapshot());
    expect(left).toEqual({ words: 'hall', rows: 2, turned: [0] });
    const organisations = start(left);
    await organisations.answer('getUserOrganisations', latest([club]));
    const { whole, found } = organisations.context();
    expect(shownRows(whole)).toBe(1);
    expect(found && shownRows(found)).toBe(2);
  });

  it('My organisation: during a search the button closes and opens the rows that it has found, and no others', async () => {
    const organisations = await startListing();
    organisations.send({ type: 'words.changed', words: 'hall' });
    const shown = () => {
      const { whole, found } = organisations.context();
      return [shownRows(whole), found && shownRows(found)];
    };
    organisations.send({ type: 'all.toggled' });
    expect(shown()).toEqual([2, 1]);
    organisations.send({ type: 'all.toggled' });
    expect(shown()).toEqual([2, 2]);
  });

  it('My organisation: the search and the open rows are kept for the tab alone', async () => {
    const organisations = await startListing();
    const [tab, device] = [memory(), memory()];
    const owner = { userID: 'asha' };
    keepDraft(organisations, organisationsDraft, createDrafts(device, tab), owner);
    organisations.send({ type: 'words.changed', words: 'hall' });
    const left = (drafts: Drafts) =>
      drafts.load(owner, organisationsDraft.flow, organisationsDraft.schema);
    expect(left(createDrafts(device, tab))).toMatchObject({ words: 'hall' });
    expect(left(createDrafts(device, memory()))).toBeNull();
  });

  it('My organisation: one button closes all rows while one is open, and opens all when all are closed', async () => {
    const organisations = await startListing();
    organisations.send({ type: 'all.toggled' });
    expect(shownRows(organisations.context().whole)).toBe(1);
    organisations.send({ type: 'all.toggled' });
    expect(shownRows(organisations.context().whole)).toBe(2);
    organisations.send({ type: 'row.toggled', row: 0 });
    organisations.send({ type: 'all.toggled' });
    expect(shownRows(organisations.context().whole)).toBe(2);
  });
});

it('My organisation: a press looks at as many rows of ten thousand resources as of a hundred, also for what is kept of it', async () => {
  const looks = await Promise.all([10, 100].map(looksOfPresses));
  expect(looks[0]).toBeGreaterThan(0);
  expect(looks[1]).toBeLessThan(2 * (looks[0] ?? 0));
});

/** How often a row is looked at while departments are opened and closed, of so many with as many resources. */
async function looksOfPresses(count: number): Promise<number> {
  const places = Array.from({ length: count }, (_, place) => place);
  const resources = places.map((place) => ({ resourceId: `${place}`, name: `Room ${place}` }));
  const departments = places.map((place) => ({ name: `Floor ${place}`, resources }));
  const organisations = start();
  await organisations.answer(
    'getUserOrganisations',
    latest([{ name: 'Tower', branches: [{ name: 'Old town', departments }] }]),
  );
  const drafts = createDrafts(memory(), memory());
  keepDraft(organisations, organisationsDraft, drafts, { userID: 'asha' });
  let looks = 0;
  const { whole } = organisations.context();
  const rows = new Proxy(whole.rows, {
    get: (target, key, receiver) => {
      if (key !== 'length') looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  Object.assign(whole, { rows });
  const [first, second] = [2, 2 + count + 1];
  for (const row of [first, second, 1, first, 1]) organisations.send({ type: 'row.toggled', row });
  const left = drafts.load({ userID: 'asha' }, organisationsDraft.flow, organisationsDraft.schema);
  expect(left?.turned).toEqual([second]);
  return looks;
}

describe('My organisation at midnight', () => {
  async function startTurned() {
    const organisations = start();
    await organisations.answer('getUserOrganisations', latest([withHall(5)]));
    organisations.send({ type: 'row.toggled', row: 1 });
    organisations.send({ type: 'words.changed', words: 'old' });
    organisations.send({ type: 'row.toggled', row: 2 });
    organisations.wait(800);
    organisations.news();
    await organisations.answer('awaitNextDay', { date: tomorrow });
    return organisations;
  }

  it('My organisation: midnight drops what was free on the day that is over and fetches the new one, and keeps search and open rows', async () => {
    const organisations = await startTurned();
    expect(organisations.news()).toEqual({
      at: 'listing.day.renewing (draft) + listing.search.resting (draft)',
      asked,
    });
    expect(shown(organisations)).toEqual([
      [2, null],
      [3, null],
    ]);
    await organisations.answer('getUserOrganisations', latest([withHall(7)]));
    expect(shown(organisations)).toEqual([
      [2, 7],
      [3, 7],
    ]);
    const next = [['awaitNextDay', { date: tomorrow }]];
    expect(organisations.news()).toEqual({
      at: 'listing.day.current (draft) + listing.search.resting (draft)',
      asked: next,
    });
  });

  it('My organisation: rows that are there again among other ones are open as before, and others as at first', async () => {
    const organisations = await startTurned();
    const { branches } = withHall(7, 'Older hall');
    const garden = { name: 'Garden', departments: [{ name: 'Old lawn', resources: [] }] };
    const trust = { name: 'Old trust', branches: [] };
    const club = { name: 'Club', branches: [garden, ...branches] };
    await organisations.answer('getUserOrganisations', latest([trust, club]));
    const namesOf = (tree: OrganisationTree) =>
      Array.from({ length: shownRows(tree) }, (_, at) => tree.rows[rowAt(tree, at)]?.name);
    const { whole, found } = organisations.context();
    const above = ['Old trust', 'Club', 'Garden', 'Old lawn', 'Old town'];
    expect(namesOf(whole)).toEqual(above);
    expect(found && namesOf(found)).toEqual([...above, 'Events']);
  });

  it('My organisation: after midnight the tree stays without numbers of free slots if it does not arrive, and if the clock breaks down', async () => {
    const organisations = await startTurned();
    await organisations.fail('getUserOrganisations');
    await organisations.fail('awaitNextDay');
    expect(organisations.news()).toMatchObject({
      at: 'listing.day.current (draft) + listing.search.resting (draft)',
    });
    expect(organisations.context().isBehind).toBe(true);
    expect(shown(organisations)).toEqual([
      [2, null],
      [3, null],
    ]);
  });

  it('My organisation: at midnight a person who belongs to no organisation any more reads so', async () => {
    const organisations = await startTurned();
    await organisations.answer('getUserOrganisations', latest([]));
    expect(organisations.news().at).toBe('empty');
  });
});
