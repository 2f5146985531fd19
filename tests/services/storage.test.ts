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

describe('the stored session', () => {
  it('comes back as it was written', () => {
    const storage = memory();
    writeSession(storage, session);
    expect(readSession(storage)).toEqual(session);
  });

  it('is none where the storage is forbidden, and writing fails in silence', () => {
    writeSession(forbidden(), session);
    expect(readSession(forbidden())).toEqual(emptySession);
  });
});

describe('a place that is found', () => {
  it('never takes back a session that another tab has opened or ended meanwhile', () => {
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

describe('drafts', () => {
  it('of a visitor live as long as the tab, those of a user outlive it', () => {
    const [lasting, ofTab] = [memory(), memory()];
    const drafts = createDrafts(lasting, ofTab);
    drafts.save('visitor', 'note', note);
    drafts.save({ userID: 'asha' }, 'note', note);
    expect([lasting.length, ofTab.length]).toEqual([1, 1]);
  });

  it('of one user are never another’s, nor a visitor’s', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save({ userID: 'asha' }, 'note', note);
    expect(drafts.load({ userID: 'asha' }, 'note', Note)).toEqual(note);
    expect(drafts.load({ userID: 'ravi' }, 'note', Note)).toBeNull();
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
    expect(drafts.load({ userID: 'asha' }, 'letter', Note)).toBeNull();
  });

  it('that are dropped are gone', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save('visitor', 'note', note);
    drafts.drop('visitor', 'note');
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
  });

  it('of a visitor are forgotten together, and nothing else of the tab', () => {
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

  it.each(['', '{', 'null', '{"text":7}'])('that read %j are as good as none', (text) => {
    const ofTab = memory();
    const drafts = createDrafts(memory(), ofTab);
    drafts.save('visitor', 'note', note);
    for (const key of Object.keys(ofTab)) ofTab.setItem(key, text);
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
  });

  it('are lost in silence where the storage is full or forbidden', () => {
    const drafts = createDrafts(forbidden(), forbidden());
    drafts.save('visitor', 'note', note);
    drafts.drop('visitor', 'note');
    drafts.dropVisitor();
    expect(drafts.load('visitor', 'note', Note)).toBeNull();
  });
});
