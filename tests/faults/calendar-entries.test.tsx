import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { noConnection, ok, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { keepLog } from '../world/log.ts';
import {
  bodyOf,
  entries,
  expectEntry,
  expectSaved,
  openCalendar,
  openEntry,
} from '../world/person/calendar.ts';
import { myAppointments } from '../world/person/invitations.ts';
import { beSomebodyElse, press, signInAgain } from '../world/person/person.ts';
import { enabled, expectLoginOver, expectNoDialog } from '../world/screen.ts';
import { breathe, network, reload, signOutElsewhere, until, visit } from '../world/visit.tsx';
import { sentence } from './faults.ts';

const log = keepLog();
const [appointment] = entries;

describe('Calendar entry: a session that ends before it is saved', () => {
  it('hides the entry from another person and keeps it for its author', async () => {
    await openEntry(appointment);
    network.answer('createAppointment', refusal(401, sentence));
    await press('Save');
    await until(() => expectLoginOver(myAppointments));
    beSomebodyElse();
    await signInAgain();
    await until(() => enabled(texts.openCalendar));
    expect(screen.queryByText(texts.continueWhereYouLeftOff)).toBeNull();
    await openCalendar();
    await press(texts.addItem.appointment);
    await until(() => screen.getByLabelText('Title'));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
    expect(document.body.textContent).not.toContain('A quiet hour');
    await visit(myAppointments, signedIn);
    await until(() => expectEntry(appointment));
  });

  it('ignores the answer on its way and forgets the entry when another tab signs out', async () => {
    await openEntry(appointment);
    const release = network.hold('createAppointment');
    await press('Save');
    await until(() => expect(network.sent('createAppointment')).toHaveLength(1));
    await signOutElsewhere();
    await until(() => expect(window.location.pathname).toBe('/home'));
    release(noConnection);
    await breathe();
    expectNoDialog();
    expect(log()).toEqual([]);
    await visit(myAppointments, signedIn);
    await until(() => screen.getByRole('button', { name: 'Open calendar' }));
    await breathe();
    expectNoDialog();
  });
});

it('Calendar entry: after a reload a save without an answer has the name that it had, also where the reload came first (§22.39)', async () => {
  await openEntry(appointment);
  network.answer('createAppointment', noConnection);
  await press('Save');
  await until(() => enabled('Save again'));
  await reload();
  network.hold('createAppointment');
  await until(() => expectEntry(appointment));
  await press('Save again');
  await until(() => expect(network.sent('createAppointment')).toHaveLength(2));
  await reload();
  await until(() => expectEntry(appointment));
  network.answer('createAppointment', ok(bodyOf(appointment)));
  await press('Save again');
  await until(expectSaved);
  const [first, ...repeats] = sentEntries();
  expect(first).toMatchObject({ path: named });
  expect(repeats).toEqual([first, first]);
});

const named = expect.stringMatching(/^\/create-appointment\?request_id=./);

function sentEntries() {
  return network.sent('createAppointment').map(({ path, body }) => ({ path, body }));
}
