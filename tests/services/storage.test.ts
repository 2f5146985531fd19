import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { readSession, writeLocation, writeSession } from '../../src/services/session-store.ts';
import { forbidden, memory } from './support/storages.ts';

const session: StoredSession = {
  token: 'token',
  userID: 'asha',
  userLocation: { city: 'Adoni', pincode: '518301' },
  isAuthenticated: true,
};
const Note = v.object({ text: v.string() });
const note = { text: 'Buy milk' };

describe('The session in storage', () => {
  it('is read as it was written', () => {
    const storage = memory();
    writeSession(storage, session);
    expect(readSession(storage)).toEqual(session);
  });

  it('is empty when the storage is forbidden, and writing it throws no error', () => {
    writeSession(forbidden(), session);
    expect(readSession(forbidden())).toEqual(emptySession);
  });
});

describe('The location in storage', () => {
  it('is written without undoing a session that another tab opened or ended', () => {
    const storage = memory();
    const userLocation = { city: 'Nandyal', pincode: '518501' };
    writeSession(storage, session);
    writeLocation(storage, userLocation);
    expect(readSession(storage)).toEqual({ ...session, userLocation });
    writeSession(storage, emptySession);
    writeLocation(storage, userLocation);
    expect(readSession(storage)).toEqual({ ...emptySession, userLocation });
  });
});

describe('Drafts in storage', () => {
  it('of a visitor live as long as the tab, and drafts of a user outlive it', () => {
    const [lasting, ofTab] = [memory(), memory()];
    const drafts = createDrafts(lasting, ofTab);
    drafts.save('visitor', 'note', note);
    drafts.save({ userID: 'asha' }, 'note', note);
    expect([lasting.length, ofTab.length]).toEqual([1, 1]);
  });

  it('of a user are never read for another user or a visitor', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save({ userID: 'asha' }, 'note', note);
    expect(drafts.load({ userID: 'asha' }, 'note', Note)).toEqual(note);
    expect(drafts.load({ userID: 'ravi' }, 'note', Note)).toBeNull();
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
    expect(drafts.load({ userID: 'asha' }, 'letter', Note)).toBeNull();
  });

  it('are absent after they were dropped', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save('visitor', 'note', note);
    drafts.drop('visitor', 'note');
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
  });

  it('of a visitor are dropped together, and other values of the tab stay', () => {
    const ofTab = memory();
    const drafts = createDrafts(memory(), ofTab);
    drafts.save('visitor', 'note', note);
    drafts.save('visitor', 'letter', note);
    drafts.save({ userID: 'asha' }, 'note', note);
    ofTab.setItem('something.else', '1');
    drafts.dropVisitor();
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
    expect(drafts.load({ userID: 'asha' }, 'note', Note)).toEqual(note);
    expect(ofTab.length).toBe(1);
  });

  it.each(['', '{', 'null', '{"text":7}'])('count as absent when they read %j', (text) => {
    const ofTab = memory();
    const drafts = createDrafts(memory(), ofTab);
    drafts.save('visitor', 'note', note);
    for (const key of Object.keys(ofTab)) ofTab.setItem(key, text);
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
  });

  it('are lost without an error when the storage is full or forbidden', () => {
    const drafts = createDrafts(forbidden(), forbidden());
    drafts.save('visitor', 'note', note);
    drafts.drop('visitor', 'note');
    drafts.dropVisitor();
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
  });
});
