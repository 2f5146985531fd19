import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { ok, refusal, token, userID } from './support/answers.ts';
import { expectLoginOver, goHome } from './support/booking-person.ts';
import { signedIn } from './support/device.ts';
import { type Fault, faultsOf } from './support/faults.ts';
import { invitedEvent, membership, myAppointments } from './support/invitations-person.ts';
import { toasts } from './support/looks.ts';
import type { CallName } from './support/network.ts';
import { press } from './support/person.ts';
import { breathe, network, patience, until, visit } from './support/visit.tsx';

const failed = 'Failed to load events or invites. Please try again.';
const events = ok({ invitedEvents: [invitedEvent] });
const invites = ok({ invites: [membership] });
const late = { 'a good answer': ok({}), 'a 401': refusal(401, 'Log in first.') };

describe('getUserEvents', () => {
  it.each(cells({ invitedEvents: [{ title: 'Ugadi dinner' }] }))(
    `%s: “${failed}”, and the page stays, with another try`,
    async (_, fault) => {
      network.answer('getUserMemberInvites', invites);
      await openWith('getUserEvents', fault);
      await until(() => expect(toasts()).toEqual([failed]));
      expectAsked('getUserEvents', '/get_user_events');
      if (fault.kind === 'unauthorized') return until(() => expectLoginOver(myAppointments));
      expect(screen.queryByText('No invited events found.')).toBeNull();
      expect(screen.queryByText('Loading events...')).toBeNull();
      await until(() => card('Sunrise Trust'));
      network.answer('getUserEvents', events);
      await press(texts.tryAgain);
      await until(() => card('Ugadi dinner'));
      expect(card('Sunrise Trust')).toBeDefined();
    },
  );

  it.each(Object.entries(late))(
    'says nothing when %s comes after the person left',
    async (_, answer) => {
      const release = network.hold('getUserEvents');
      await visit(myAppointments, signedIn);
      await until(() => expect(network.sent('getUserEvents')).not.toEqual([]));
      await goHome();
      await breathe();
      release(answer);
      await breathe();
      for (const { signal } of network.sent('getUserEvents')) expect(signal.aborted).toBe(true);
      expect(toasts()).toEqual([]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('getUserMemberInvites', () => {
  it.each(cells({ invites: [{ org_id: 'trust' }] }))(
    '%s: no organisations, without a word, and the events are shown',
    async (_, fault) => {
      const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      network.answer('getUserEvents', events);
      await openWith('getUserMemberInvites', fault);
      await until(() => expect(logged.mock.calls.join()).toContain('getUserMemberInvites'));
      expectAsked('getUserMemberInvites', '/get_user_member_invites');
      await breathe();
      expect(toasts()).toEqual([]);
      expect(screen.queryByText(texts.organisationInvitations)).toBeNull();
      if (fault.kind === 'unauthorized') return until(() => expectLoginOver(myAppointments));
      await until(() => card('Ugadi dinner'));
      expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

it('looking at the page again shows what came meanwhile, and nothing of a failure', async () => {
  network.answer('getUserEvents', ok({ invitedEvents: [] }));
  await visit(myAppointments, signedIn);
  await until(() => screen.getByText('No invited events found.'));
  network.answer('getUserEvents', events);
  network.answer('getUserMemberInvites', invites);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => card('Ugadi dinner'));
  await until(() => card('Sunrise Trust'));

  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const call of ['getUserEvents', 'getUserMemberInvites'] as const) {
    network.answer(call, refusal(500, 'Not now.'));
  }
  const asked = network.sent('getUserEvents').length;
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(network.sent('getUserEvents')).toHaveLength(asked + 1));
  await breathe();
  expect([card('Ugadi dinner'), card('Sunrise Trust')]).toHaveLength(2);
  expect(toasts()).toEqual([]);
});

it('shows what hosts and organisations write as text, whatever is in it', async () => {
  const html = '<img src="x" onerror="alert(1)"> <b>Ugadi</b> &amp; co';
  const bold = (word: string) => `<b onclick="alert(1)">${word}</b>`;
  const rsvpQuestionnaire = [
    { questionId: 'q_attending', questionText: bold('Coming?'), type: 'boolean' },
    { questionId: 'q_custom_1', questionText: bold('Food?'), type: 'text' },
  ];
  const event = { ...invitedEvent, title: html, location: bold('Hotel'), rsvpQuestionnaire };
  network.answer('getUserEvents', ok({ invitedEvents: [event] }));
  network.answer('getUserMemberInvites', ok({ invites: [{ ...membership, org_name: html }] }));
  await visit(myAppointments, signedIn);
  await until(() => expect(screen.getAllByRole('article', { name: html })).toHaveLength(2));
  expect(screen.getByText(bold('Hotel'))).toBeDefined();
  screen.getAllByRole('radio', { name: 'Yes' })[0]?.click();
  await until(() => screen.getByRole('radiogroup', { name: bold('Coming?') }));
  await until(() => screen.getByRole('textbox', { name: bold('Food?') }));
  expect(document.querySelector('[onerror], [onclick], main b')).toBeNull();
});

function cells(wrongShape: unknown): [string, Fault][] {
  return faultsOf(wrongShape).map((fault) => [fault.title, fault]);
}

async function openWith(call: CallName, fault: Fault): Promise<void> {
  network.answer(call, fault.answer);
  await visit(myAppointments, signedIn);
  await until(() => expect(network.sent(call)).not.toEqual([]));
  if (fault.title !== 'never answers') return;
  expect(network.sent(call).filter(({ signal }) => !signal.aborted)).toHaveLength(1);
  expect(toasts()).toEqual([]);
  expect(patience.limits.at(-1)).toBe(10_000);
  patience.runOut();
}

/** Strict mode starts a screen's flow twice, and gives the first up. */
function expectAsked(call: CallName, path: string): void {
  const asked = { call, method: 'POST', path, bearer: token, body: { user_id: userID } };
  for (const sent of network.sent(call)) expect(sent).toMatchObject(asked);
}

function card(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}
