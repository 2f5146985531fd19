// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../backend/rate-limits/limits.ts';
import { type Calls, callsOf, setUpBackend } from './support/backend.ts';
import { bookingAt, monday, room } from './support/booking.ts';
import { addOffer } from './support/offer.ts';
import { setUpTwoPeople, twoNumbers } from './support/two-people.ts';

const backend = setUpBackend();
const [me] = setUpTwoPeople(backend);
const [myNumber] = twoNumbers;

beforeEach(() => addOffer(backend.db));

/** The calls of a person whose session the backend may know from the minute before. */
const known: readonly [string, (calls: Calls) => Promise<Response>][] = [
  ['the slots of a service', (calls) => bookingAt(calls).askForSlots(me)],
  ['a booking of a service', (calls) => bookingAt(calls).confirm(me)],
  ['a booking of a service that there is not', (calls) => bookingAt(calls).confirm(me, noSuch)],
  ['a resource', (calls) => calls.get(`/resource/${room}`, { bearer: me.token })],
  [
    'the slots of a resource',
    (calls) => calls.get(`/resource/${room}/slots?date=${monday}`, { bearer: me.token }),
  ],
  ['a booking of a resource', (calls) => bookingAt(calls).bookSlots(me)],
];
const noSuch = { service_id: 'unknown' };

/** How another backend on the same database ends the session. */
const ends: readonly [string, (calls: Calls) => Promise<Response>][] = [
  ['was logged out', (calls) => calls.post('/logout', {}, { bearer: me.token })],
  [
    'was logged out everywhere',
    (calls) => calls.post('/logout-everywhere', {}, { bearer: me.token }),
  ],
  [
    'went with its account',
    (calls) => {
      const body = { user_id: me.userID, proof: backend.proof(myNumber) };
      return calls.post('/account/delete', body, { bearer: me.token });
    },
  ],
];

describe('A session that a backend knows', () => {
  it.each(
    ends.flatMap(([end, ask]) => known.map(([call, make]) => [end, call, ask, make] as const)),
  )('is refused by it at once where it %s in another: %s', async (_end, _call, end, make) => {
    const here = callsOf(backend.another());
    expect((await bookingAt(here).askForSlots(me)).status).toBe(200);
    expect((await end(callsOf(backend.another()))).status).toBe(200);
    expect((await make(here)).status).toBe(401);
  });
});

it('Once a session has ended, further requests with it do not count for its person', async () => {
  const limits = { ...defaultLimits, person: { points: 3, seconds: 60 } };
  const here = callsOf(backend.another({ limits }));
  const { askForSlots } = bookingAt(here);
  const again = await backend.logIn(myNumber);
  expect((await askForSlots(me)).status).toBe(200);
  await backend.post('/logout', {}, { bearer: me.token });
  for (let times = 0; times < 5; times++) expect((await askForSlots(me)).status).toBe(401);
  expect((await askForSlots(again)).status).toBe(200);
});
