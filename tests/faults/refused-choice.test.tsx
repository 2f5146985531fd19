import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, refusal, userID, wellAnswers } from '../world/answers.ts';
import type { CallName } from '../world/calls.ts';
import { signedIn } from '../world/device.ts';
import { chooseResourceSlots, chosen, follow } from '../world/person/booking.ts';
import {
  expectAnswerKept,
  giveAnswer,
  invitations,
  invitedEvent,
  outcome,
  wayBack,
} from '../world/person/invitations.ts';
import { press, signInAgain } from '../world/person/person.ts';
import { dialog, dialogs } from '../world/screen.ts';
import { network, reload, storeElsewhere, until } from '../world/visit.tsx';
import { nextToken } from './matrix/expiry.ts';

interface Choice {
  name: string;
  call: CallName;
  /** Up to the press of the button. */
  choose: () => Promise<void>;
  button: string;
  expectKept: () => void;
  expectDone: () => void;
}

const [toEvent, toOrganisation] = invitations;

const rsvp = (invitation: typeof toEvent | typeof toOrganisation): Choice => ({
  name: `an RSVP (${invitation.kind})`,
  call: invitation.call,
  choose: () => giveAnswer(invitation),
  button: texts.submitRsvp,
  expectKept: expectAnswerKept,
  expectDone: () => expect(outcome()).toBe('Your answer: Accepted'),
});

const choices: readonly Choice[] = [
  rsvp(toEvent),
  rsvp(toOrganisation),
  {
    ...rsvp(toEvent),
    name: 'an RSVP on the event’s page',
    choose: async () => {
      network.answer('getEvents', ok({ events: [] }));
      await giveAnswer(toEvent, `/event/${invitedEvent.event_id}`);
    },
  },
  {
    name: 'a booking of a resource',
    call: 'bookResource',
    choose: chooseResourceSlots,
    button: texts.confirmBooking,
    expectKept: () => expect(chosen()).toEqual(['09:00 - 10:00', '10:00 - 11:00']),
    expectDone: () =>
      expect(screen.getByRole('alertdialog', { name: 'Booking Successful' })).toBeVisible(),
  },
];

const returns: readonly [string, () => Promise<void>][] = [
  ['at the login over the page', backByDashboard],
  [
    'at the login after a reload',
    async () => {
      await reload();
      await backByDashboard();
    },
  ],
  ['in another tab', backElsewhere],
];

describe.each(choices)('A 401 to $name', ({ call, choose, button, expectKept, expectDone }) => {
  it.each(returns)(
    'keeps what was chosen for one press after the sign-in %s',
    async (_, comeBack) => {
      await choose();
      network.answer(call, refusal(401, 'Log in first.'));
      await press(button);
      await until(() => dialog(dialogs.login));
      network.answer(call, wellAnswers[call]);
      await comeBack();
      await until(expectKept);
      expect(network.sent(call)).toHaveLength(1);
      await press(button);
      await until(expectDone);
      expect(network.sent(call).map(({ bearer }) => bearer)[1]).toBe(nextToken);
    },
  );
});

async function backByDashboard(): Promise<void> {
  network.answer('login', ok({ token: nextToken, userID }));
  await signInAgain();
  await follow(wayBack);
}

/** The dialog of a booking stays, when that of the login is gone. */
async function backElsewhere(): Promise<void> {
  await storeElsewhere({ ...signedIn, token: nextToken });
  await until(() => expect(screen.queryByRole('dialog', { name: dialogs.login })).toBeNull());
}
