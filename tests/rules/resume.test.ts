import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSamePage, Resume, ShellDraft, signInToGoOnWith, wayBackTo } from '#domain/resume.ts';

const resume = {
  path: '/service-details',
  search: '',
  state: { service_id: 'yoga' },
  userID: 'asha',
};
const draft = { signIn: 'loggingIn', mobileNumber: '+919876543210', resume };

describe('A stored way back after sign-in', () => {
  it.each(['/', '/event/17', '/my-appointments?from=push'])('leads to %s', (path) => {
    expect(v.parse(Resume, { ...resume, path })).toEqual({ ...resume, path });
  });

  it('may belong to no user', () => {
    expect(v.is(Resume, { ...resume, userID: null })).toBe(true);
  });

  it('may have been stored without a query, as by an earlier version, and has none then', () => {
    expect(v.parse(Resume, { ...resume, search: undefined })).toEqual(resume);
  });

  it('has nothing but a query after its path', () => {
    for (const search of ['?q=yoga', '']) expect(v.is(Resume, { ...resume, search })).toBe(true);
    for (const search of ['/elsewhere.test', 'q', 1]) {
      expect(v.is(Resume, { ...resume, search })).toBe(false);
    }
  });

  it.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'https://elsewhere.test/',
    'home',
    '',
  ])('never leads to %j', (path) => {
    expect(v.is(Resume, { ...resume, path })).toBe(false);
  });

  it.each(['path', 'userID'])('counts as absent without its %s', (field) => {
    expect(v.is(Resume, { ...resume, [field]: undefined })).toBe(false);
  });
});

describe('The way back to a page', () => {
  const event = { id: '17', eventName: 'Dinner', handedTo: 'asha' };
  const stateFor = (state: unknown, userID: string | null) =>
    wayBackTo({ path: '/event/17', search: '', state }, userID, null).state;

  it('keeps what was handed to the person who had to leave it', () => {
    expect(stateFor(event, 'asha')).toEqual(event);
  });

  const yoga = { path: '/dashboard', search: '?q=yoga', state: null, userID: 'asha' };
  it.each([
    ['the dashboard', '/dashboard', 'asha', resume, resume],
    ['the dashboard, of another person', '/dashboard', 'ravi', resume, null],
    ['the dashboard, without an earlier one', '/dashboard', 'asha', null, null],
    ['another search of the dashboard', '/dashboard', 'asha', yoga, null],
    ['another page', '/calendar', 'asha', resume, null],
  ])('from %s is the earlier one or its own', (_, path, userID, before, earlier) => {
    const page = { path, search: '?day=2027-03-14', state: null };
    const own = { ...page, userID };
    expect(wayBackTo(page, userID, before)).toEqual(earlier ?? own);
  });

  it('keeps nothing that was handed to a person who has logged out', () => {
    for (const other of [null, 'ravi']) expect(stateFor(event, other)).toBeNull();
  });

  it('keeps the search of the person who typed it or whose address has none, and nobody else’s', () => {
    const searchFor = (state: unknown, userID: string | null) =>
      wayBackTo({ path: '/dashboard', search: '?q=yoga', state }, userID, null).search;
    for (const state of [{ searchBy: 'asha' }, { searchBy: null }, null]) {
      expect(searchFor(state, 'asha')).toBe('?q=yoga');
    }
    for (const other of [null, 'ravi']) expect(searchFor({ searchBy: 'asha' }, other)).toBe('');
  });

  it.each([{ service_id: 'yoga' }, null, 'text'])(
    'keeps what was handed to anybody, such as %j',
    (state) => {
      for (const userID of [null, 'asha']) expect(stateFor(state, userID)).toEqual(state);
    },
  );
});

describe('A stored sign-in', () => {
  it.each(['closed', 'loggingIn', 'registering'])('may be %s', (signIn) => {
    expect(v.parse(ShellDraft, { ...draft, signIn })).toEqual({ ...draft, signIn });
  });

  it('may have no way back', () => {
    expect(v.is(ShellDraft, { ...draft, resume: null })).toBe(true);
  });

  it.each([
    { ...draft, signIn: 'elsewhere' },
    { ...draft, signIn: '' },
    { ...draft, mobileNumber: null },
    { ...draft, resume: { path: '//elsewhere.test' } },
    {},
    null,
  ])('counts as absent when it reads %j', (kept) => {
    expect(v.is(ShellDraft, kept)).toBe(false);
  });
});

describe('A sign-in after a reload', () => {
  const stored = v.parse(ShellDraft, draft);
  const registering = { ...stored, signIn: 'registering' as const };

  it('goes on where it was', () => {
    expect(signInToGoOnWith(null, stored)).toBe('loggingIn');
    expect(signInToGoOnWith(null, { ...stored, mobileNumber: '' })).toBe('loggingIn');
    expect(signInToGoOnWith(null, registering)).toBe('registering');
  });

  it('is over for a person who is signed in, and without a draft', () => {
    expect(signInToGoOnWith('token', stored)).toBe('closed');
    expect(signInToGoOnWith(null, null)).toBe('closed');
  });

  it('is over for a registration without its number', () => {
    expect(signInToGoOnWith(null, { ...registering, mobileNumber: '' })).toBe('closed');
  });
});

it('Two addresses are one page, whatever was handed to it; a service is another one by its state', () => {
  const service = (service_id: string) => ({ path: '/service-details', state: { service_id } });
  expect(isSamePage(service('yoga'), service('yoga'))).toBe(true);
  expect(isSamePage(service('yoga'), service('garba'))).toBe(false);
  const event = (service_id: string) => ({ path: '/event/1', state: { service_id } });
  expect(isSamePage(event('yoga'), event('garba'))).toBe(true);
  expect(isSamePage(event('yoga'), { ...event('yoga'), path: '/event/2' })).toBe(false);
});
