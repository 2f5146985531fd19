import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { todayHere } from '../../src/views/booking/day-text.ts';
import { ok, refusal, resource, token, userID, wellAnswers } from './support/answers.ts';
import { chooseResourceSlots, chosen, expectLoginOver, goHome } from './support/booking-person.ts';
import { describeLoad } from './support/describe-load.ts';
import { signedIn } from './support/device.ts';
import { faultsOf, sentence } from './support/faults.ts';
import { dialog, enabled, inDialog, toasts } from './support/looks.ts';
import { press, pressTwice } from './support/person.ts';
import { breathe, network, patience, until, visit } from './support/visit.tsx';

const path = '/resource/hall';
const get = { method: 'GET', bearer: token, body: null } as const;

describeLoad({
  call: 'getUserOrganisations',
  sent: { ...get, path: `/get-user-organisations?userId=${userID}` },
  wrongShape: { organisations: [] },
  arrive: () => visit('/my-organisation', signedIn),
  toasts: () => [],
  asItWas: (fault) => {
    if (fault.kind === 'unauthorized') return expectLoginOver('/my-organisation');
    expect(screen.getByRole('alert')).toBeDefined();
    expect(screen.queryByText(texts.noOrganisations)).toBeNull();
  },
  good: wellAnswers.getUserOrganisations,
  goesOn: () => expect(screen.getByRole('treegrid', { name: 'My organisation' })).toBeDefined(),
});

describeLoad({
  call: 'getResource',
  sent: { ...get, path },
  wrongShape: { ...resource, capacity: 'forty' },
  arrive: () => visit(path, signedIn),
  toasts: () => [],
  asItWas: (fault) => {
    if (fault.kind === 'unauthorized') return expectLoginOver(path);
    expect(screen.getByText('Could not load resource details')).toBeDefined();
    expect(screen.queryByRole('button', { name: texts.bookNow })).toBeNull();
    expect(network.sent('getResourceSlots')).toEqual([]);
  },
  good: wellAnswers.getResource,
  goesOn: () => expect(screen.getByRole('heading', { name: resource.name })).toBeDefined(),
});

describeLoad({
  call: 'getResourceSlots',
  sent: { ...get, path: `${path}/slots?date=${todayHere()}` },
  wrongShape: { slots: [{ start: '09:00', end: '10:00' }] },
  arrive: () => visit(path, signedIn),
  toasts: () => [texts.slotsFailed],
  asItWas: (fault) => {
    expect(toasts()).toEqual([texts.slotsFailed]);
    if (fault.kind === 'unauthorized') return expectLoginOver(path);
    expect(screen.getByRole('heading', { name: resource.name })).toBeDefined();
    const bookNow = screen.getByRole('button', { name: texts.bookNow });
    expect(bookNow.hasAttribute('disabled')).toBe(true);
  },
  good: wellAnswers.getResourceSlots,
  goesOn: () => expect(enabled(texts.bookNow)).toBeDefined(),
});

describe('bookResource', () => {
  const both = ['09:00 - 10:00', '10:00 - 11:00'];
  const sent = {
    call: 'bookResource',
    method: 'POST',
    path: `${path}/book`,
    bearer: token,
    body: {
      userId: userID,
      date: todayHere(),
      slots: [
        { start: '09:00', end: '10:00' },
        { start: '10:00', end: '11:00' },
      ],
    },
    signal: expect.any(AbortSignal),
  };
  const faults = [
    ...faultsOf({ error: { code: 7 } }),
    {
      title: 'answers 200 with an error',
      kind: 'refused',
      answer: ok({ error: sentence }),
    } as const,
  ];

  it.each(faults.map((fault) => [fault.title, fault] as const))(
    '%s: said in an alert, both slots stay chosen, and a double press asks once',
    async (title, { kind, answer }) => {
      await chooseResourceSlots();
      network.answer('bookResource', answer);
      await pressTwice(texts.confirmBooking);
      if (title === 'never answers') {
        await until(() => expect(network.sent('bookResource')).toHaveLength(1));
        patience.runOut();
      }
      if (kind === 'unauthorized') {
        await until(() => expectLoginOver(path));
        expect(toasts()).toEqual([texts.notAuthorized]);
        return expect(network.sent('bookResource')).toEqual([sent]);
      }
      const alert = await until(() => screen.getByRole('alertdialog', { name: 'Booking failed' }));
      if (kind === 'refused') expect(alert.textContent).toContain(sentence);
      expect(network.sent('bookResource')).toEqual([sent]);
      await press('OK');
      await until(() => expect(dialog(texts.selectSlots)).toBeDefined());
      await until(() => expect(chosen()).toEqual(both));
      expect(toasts()).toEqual([]);
      network.answer('bookResource', wellAnswers.bookResource);
      await press(texts.confirmBooking);
      await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
      await press('OK');
      for (const slot of both) expect(inDialog('Your booking is confirmed', slot)).toBeDefined();
      expect(network.sent('bookResource')).toEqual([sent, sent]);
    },
  );

  it.each(Object.entries({ 'a good answer': ok({}), 'a 401': refusal(401, 'Log in first.') }))(
    'says nothing when %s comes after the person left',
    async (_, answer) => {
      await chooseResourceSlots();
      const release = network.hold('bookResource');
      await press(texts.confirmBooking);
      await until(() => expect(network.sent('bookResource')).toHaveLength(1));
      await goHome();
      release(answer);
      await breathe();
      expect(network.sent('bookResource')[0]?.signal.aborted).toBe(true);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

it('a resource is found by an id that an address cannot hold as it is', async () => {
  await visit('/resource/hall%3F1', signedIn);
  await until(() => screen.getByRole('heading', { name: resource.name }));
  expect(network.sent('getResource')[0]?.path).toBe('/resource/hall%3F1');
});
