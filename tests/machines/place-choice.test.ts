import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { placeChoiceDraft, placeChoiceMachine } from '../../src/machines/place-choice.ts';
import { startFlow } from './harness.ts';

const nandyal = { city: 'Nandyal', pincode: '518501' };
const adoni = { city: 'Adoni', pincode: '518301' };
const chosen = (location: object, isByHand = true) => [
  { type: 'place.chosen', location, isByHand },
];

function start() {
  return startFlow(placeChoiceMachine, (shell) => ({ shell, draft: null }));
}

async function startFound() {
  const choice = start();
  choice.send({ type: 'text.typed', text: 'nandyal' });
  choice.wait(300);
  await choice.answer('searchPlaces', [adoni, nandyal]);
  choice.news();
  return choice;
}

describe('Choice of a place (§22.85)', () => {
  it('Choice of a place: the dialog begins with no text, no places and no complaint about the device', () => {
    expect(start().context()).toMatchObject({ text: '', places: [], isUnlocated: false });
    expect(start().news()).toEqual({ at: 'resting (draft)' });
  });

  it('Choice of a place: a text that was left is there again, with what it means, and is kept no longer than the tab', () => {
    const draft = { text: 'nandyal' };
    const choice = startFlow(placeChoiceMachine, (shell) => ({ shell, draft }));
    expect(choice.news()).toEqual({ at: 'waiting (draft)' });
    expect(choice.context().text).toBe(draft.text);
    expect(placeChoiceDraft.of(choice.snapshot())).toEqual(draft);
    expect(placeChoiceDraft.isBlank?.(choice.snapshot())).toBe(true);
    expect(v.is(placeChoiceDraft.schema, {})).toBe(false);
  });

  it('Choice of a place: the geocoder is asked once the person has stopped typing', () => {
    const choice = start();
    choice.send({ type: 'text.typed', text: 'nan' });
    choice.wait(299);
    choice.send({ type: 'text.typed', text: 'nandyal' });
    choice.wait(299);
    expect(choice.news()).toEqual({ at: 'waiting (draft)' });
    choice.wait(1);
    expect(choice.news()).toEqual({
      at: 'searching.offering (draft)',
      asked: [['searchPlaces', { text: 'nandyal' }]],
    });
  });

  it('Choice of a place: a place that is picked becomes the person’s place', async () => {
    const choice = await startFound();
    expect(choice.news()).toEqual({ at: 'resting (draft)' });
    expect(choice.context().places).toEqual([adoni, nandyal]);
    choice.send({ type: 'place.picked', place: adoni });
    expect(choice.news()).toEqual({ at: 'chosen', told: chosen(adoni) });
    expect(choice.snapshot().status).toBe('done');
  });

  it('Choice of a place: a geocoder that fails for the next text drops the places found before', async () => {
    const choice = await startFound();
    choice.send({ type: 'text.typed', text: 'adoni' });
    choice.wait(300);
    await choice.fail('searchPlaces');
    expect(choice.news().at).toBe('resting (draft)');
    expect(choice.context().places).toEqual([]);
  });

  it('Choice of a place: a text sets the place that it means, else city and pincode as typed', async () => {
    const found = await startFound();
    found.send({ type: 'text.submitted' });
    expect(found.news()).toEqual({ at: 'chosen', told: chosen(nandyal) });
    const unanswered = start();
    unanswered.send({ type: 'text.typed', text: 'Banaganapalle, 518 124' });
    unanswered.wait(300);
    await unanswered.fail('searchPlaces');
    unanswered.news();
    unanswered.send({ type: 'text.submitted' });
    expect(unanswered.news()).toEqual({
      at: 'chosen',
      told: chosen({ city: 'Banaganapalle', pincode: '518124' }),
    });
  });

  it.each([
    ['before the geocoder is asked', 0],
    ['while the geocoder is asked', 300],
  ])(
    'Choice of a place: a text that is set %s waits for the places of this text, and not those of the one before',
    async (_, pause) => {
      const [asked, told] = [[['searchPlaces', { text: '518501' }]], chosen(nandyal)];
      const choice = await startFound();
      choice.send({ type: 'text.typed', text: '518501' });
      choice.wait(pause);
      choice.news();
      for (const _press of ['a first one', 'another one']) choice.send({ type: 'text.submitted' });
      expect(choice.news()).toEqual({
        at: 'searching.deciding (draft) (setting)',
        ...(pause === 0 && { asked }),
      });
      await choice.answer('searchPlaces', [adoni, nandyal]);
      expect(choice.news()).toEqual({ at: 'chosen', told });
    },
  );

  it('Choice of a place: a text that is set and then changed is not set', async () => {
    const choice = await startFound();
    choice.send({ type: 'text.typed', text: 'adoni' });
    choice.send({ type: 'text.submitted' });
    choice.send({ type: 'text.typed', text: 'nandyal' });
    choice.wait(300);
    await choice.answer('searchPlaces', [nandyal]);
    expect(choice.news().at).toBe('resting (draft)');
  });

  it('Choice of a place: a text that is set is taken as typed where the geocoder gives no answer, or the device was asked in its place', async () => {
    const told = chosen({ city: 'Unknown City', pincode: '518501' });
    const unanswered = await startFound();
    unanswered.send({ type: 'text.typed', text: '518501' });
    unanswered.send({ type: 'text.submitted' });
    unanswered.news();
    await unanswered.fail('searchPlaces');
    expect(unanswered.news()).toEqual({ at: 'chosen', told });
    const unlocated = await startFound();
    unlocated.send({ type: 'text.typed', text: '518501' });
    unlocated.send({ type: 'device.asked' });
    await unlocated.fail('findDevice');
    unlocated.news();
    unlocated.send({ type: 'text.submitted' });
    expect(unlocated.news()).toEqual({ at: 'chosen', told });
  });

  it('Choice of a place: a text that is cleared drops the places found for it, and cannot be submitted', async () => {
    const choice = await startFound();
    choice.send({ type: 'text.typed', text: ' ' });
    expect(choice.news()).toEqual({ at: 'resting (draft)' });
    expect(choice.context().places).toEqual([]);
    expect(choice.can({ type: 'text.submitted' })).toBe(false);
  });

  it('Choice of a place: the geocoder is not asked for a text that is cleared while it is typed', () => {
    const choice = start();
    choice.send({ type: 'text.typed', text: 'nan' });
    choice.send({ type: 'text.typed', text: '' });
    choice.wait(300);
    expect(choice.news()).toEqual({ at: 'resting (draft)' });
  });

  it('Choice of a place: the device is asked in the place of the geocoder, whose answer then counts no more', async () => {
    const choice = await startFound();
    choice.send({ type: 'text.typed', text: 'adoni' });
    choice.wait(300);
    choice.news();
    choice.send({ type: 'device.asked' });
    expect(choice.news()).toEqual({ at: 'findingDevice (locating)', asked: [['findDevice']] });
    expect(choice.context().places).toEqual([]);
    expect(choice.fakes.waiting('searchPlaces')).toBe(0);
  });

  it('Choice of a place: the device’s own place is taken again on request', async () => {
    const choice = start();
    choice.send({ type: 'device.asked' });
    expect(choice.news()).toEqual({ at: 'findingDevice (locating)', asked: [['findDevice']] });
    await choice.answer('findDevice', { outcome: 'found', found: { latitude: 1, longitude: 2 } });
    expect(choice.news()).toEqual({
      at: 'namingPlace (locating)',
      asked: [['reverseGeocode', { latitude: 1, longitude: 2 }]],
    });
    await choice.answer('reverseGeocode', { outcome: 'found', found: adoni });
    expect(choice.news()).toEqual({ at: 'chosen', told: chosen(adoni, false) });
  });

  it('Choice of a place: a device that does not tell its place changes nothing, and the dialog says so until the next try', async () => {
    const found = { outcome: 'found', found: { latitude: 1, longitude: 2 } };
    for (const [port, answer] of [
      ['findDevice', { outcome: 'notFound' }],
      ['findDevice', null],
      ['reverseGeocode', { outcome: 'notFound' }],
      ['reverseGeocode', null],
    ] as const) {
      const choice = start();
      choice.send({ type: 'device.asked' });
      if (port === 'reverseGeocode') await choice.answer('findDevice', found);
      if (answer) await choice.answer(port, answer);
      else await choice.fail(port);
      expect(choice.news()).toMatchObject({ at: 'resting (draft)' });
      expect(choice.context().isUnlocated).toBe(true);
      choice.send({ type: 'device.asked' });
      expect(choice.context().isUnlocated).toBe(false);
      choice.send({ type: 'text.typed', text: 'nan' });
      expect(choice.context().isUnlocated).toBe(false);
    }
  });

  it('Choice of a place: the dialog can be closed at any time', () => {
    const choice = start();
    choice.send({ type: 'choice.closed' });
    expect(choice.news()).toEqual({ at: 'closed (draft)' });
    expect(choice.snapshot().status).toBe('done');
  });
});
