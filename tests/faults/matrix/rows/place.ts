import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { placeTexts } from '#domain/place.texts.ts';
import { ok } from '../../../world/answers.ts';
import { signedIn } from '../../../world/device.ts';
import { inNandyal, stubGeolocation } from '../../../world/geolocation.ts';
import type { Answer } from '../../../world/network.ts';
import { press, type } from '../../../world/person/person.ts';
import { requestOf } from '../../../world/request.ts';
import { dialog, dialogs, expectNoDialog, place, stored, toasts } from '../../../world/screen.ts';
import {
  breathe,
  network,
  patience,
  reload,
  signOutElsewhere,
  until,
  visit,
} from '../../../world/visit.tsx';
import { type Fault, faultsOf } from '../../faults.ts';
import { faultCells, type Rows } from '../row.ts';

const unknown = 'Unknown City - Unknown';
const fallback = 'Kurnool - Unknown';
const nandyal = ok({ address: { city: 'Nandyal', postcode: '518501' } });
const noCity: Fault = {
  column: 'refusal',
  kind: 'refused',
  answer: ok({ address: { postcode: '518501' } }),
};

const sent = requestOf({
  call: 'reverseGeocode',
  fields: { format: 'jsonv2', lat: 15.48, lon: 78.48 },
  bearer: null,
});

const found = ok([{ address: { city: 'Nandyal', postcode: '518501' } }]);

const asked = requestOf({
  call: 'searchPlaces',
  fields: { format: 'jsonv2', addressdetails: 1, countrycodes: 'in', limit: 5, q: 'Nandyal' },
  bearer: null,
});

/** Where the person is, by name. */
export const placeRows = {
  reverseGeocode: {
    ...faultCells([...faultsOf({ address: null }), noCity], (fault) => ({
      title: `the header shows “${fallback}”, and no message appears`,
      run: () => fails(fault),
    })),
    lateAnswer: [
      { title: 'a reload aborts the request, and its answer is ignored', run: comesLate },
    ],
    doubleSubmit: [
      {
        title: 'two pages share one request, and the header shows city and postcode',
        run: isAskedOnce,
      },
    ],
    sessionEnds: [
      { title: 'the header shows the place although the session ended', run: outlives },
    ],
  },

  searchPlaces: {
    ...faultCells(faultsOf({ places: [] }), (fault) => ({
      title: 'no place is offered, no message appears, and the place is taken as it is typed',
      run: () => findsNothing(fault),
    })),
    lateAnswer: [
      { title: 'a closed dialog aborts the request, and its answer is ignored', run: isGivenUp },
    ],
    doubleSubmit: [
      {
        title: 'two texts typed at once share one request, and a place that is found can be picked',
        run: isTypedOn,
      },
    ],
    sessionEnds: [
      { title: 'the dialog closes with its person, and aborts the request', run: isLeft },
    ],
  },
} satisfies Rows;

async function typePlace(text: string): Promise<(answer: Answer) => void> {
  const release = network.hold('searchPlaces');
  await visit('/blog', signedIn);
  await press('Adoni - 518301 (change place)');
  await type(placeTexts.field, text);
  await until(() => expect(network.sent('searchPlaces')).toEqual([asked]));
  return release;
}

async function findsNothing(fault: Fault): Promise<void> {
  const release = await typePlace('Nandyal');
  if (fault.column === 'timeout') patience.runOut();
  else release(fault.answer);
  await breathe();
  expect(screen.queryByRole('button', { name: 'Nandyal - 518501' })).toBeNull();
  await press(placeTexts.set);
  await until(() => expect(place()).toBe('Nandyal - Unknown'));
  expectKept({ city: 'Nandyal', pincode: 'Unknown' });
}

async function isGivenUp(): Promise<void> {
  const release = await typePlace('Nandyal');
  await press('Close');
  release(found);
  await breathe();
  expect(network.sent('searchPlaces')[0]?.signal.aborted).toBe(true);
  expect(place()).toBe('Adoni - 518301');
}

async function isTypedOn(): Promise<void> {
  await visit('/blog', signedIn);
  await press('Adoni - 518301 (change place)');
  await type(placeTexts.field, 'Nan');
  await type(placeTexts.field, 'Nandyal');
  await press('Nandyal - 518501');
  expect(network.sent('searchPlaces')).toEqual([asked]);
  await until(() => expect(place()).toBe('Nandyal - 518501'));
  expectKept({ city: 'Nandyal', pincode: '518501' });
  await reload();
  await until(() => expect(place()).toBe('Nandyal - 518501'));
}

async function isLeft(): Promise<void> {
  await typePlace('Nandyal');
  await signOutElsewhere();
  expectNoDialog();
  expect(network.sent('searchPlaces')[0]?.signal.aborted).toBe(true);
}

function expectKept(userLocation: object): void {
  expectNoDialog();
  expect(toasts()).toEqual([]);
  expect(stored()).toMatchObject({ token: signedIn.token, userLocation, placeBy: signedIn.userID });
}

async function fails(fault: Fault): Promise<void> {
  const release = await lookUp();
  if (fault.column === 'timeout') {
    expect(patience.limits).toContain(10_000);
    patience.runOut();
  } else release(fault.answer);
  await until(() => expect(place()).toBe(fallback));
  expectUndisturbed();
}

async function comesLate(): Promise<void> {
  const release = await lookUp();
  network.answer('reverseGeocode', ok({ address: { city: 'Adoni', postcode: '518301' } }));
  await reload();
  await until(() => expect(place()).toBe('Adoni - 518301'));
  release(nandyal);
  await breathe();
  expect(network.sent('reverseGeocode')[0]?.signal.aborted).toBe(true);
  expect(place()).toBe('Adoni - 518301');
}

async function isAskedOnce(): Promise<void> {
  const release = await lookUp();
  window.history.pushState(null, '', '/home');
  await breathe();
  window.history.pushState(null, '', '/blog');
  await breathe();
  release(nandyal);
  await until(() => expect(place()).toBe('Nandyal - 518501'));
  expectUndisturbed();
}

async function outlives(): Promise<void> {
  network.answer('validateToken', ok({ valid: false }));
  const release = await lookUp();
  await until(() => dialog(dialogs.login));
  release(nandyal);
  await until(() => expect(place()).toBe('Nandyal - 518501'));
  expect(stored()).toMatchObject({ userLocation: { city: 'Nandyal' }, token: null });
  expect(network.sent('reverseGeocode')).toEqual([sent]);
}

/** Opens a page on a device that can tell where it is. */
async function lookUp(): Promise<(answer: Answer) => void> {
  stubGeolocation(inNandyal);
  const release = network.hold('reverseGeocode');
  await visit('/blog', { ...signedIn, userLocation: null });
  await until(() => expect(network.sent('reverseGeocode')).toEqual([sent]));
  expect(place()).toBe(unknown);
  return release;
}

function expectUndisturbed(): void {
  expectNoDialog();
  expect(stored()).toMatchObject({ token: signedIn.token });
  expect(toasts()).toEqual([]);
  expect(network.sent('reverseGeocode')).toEqual([sent]);
}
