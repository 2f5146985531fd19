import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { ok, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { invitedEvent, membership, myAppointments } from '../world/person/invitations.ts';
import { toasts } from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

const events = ok({ invitedEvents: [invitedEvent] });
const invites = ok({ invites: [membership] });

it('Invitations: returning to the page loads them again, and a failed reload keeps the list', async () => {
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
  expect(card('Ugadi dinner')).toBeVisible();
  expect(card('Sunrise Trust')).toBeVisible();
  expect(toasts()).toEqual([]);
});

it('Invitations: texts of hosts and organisations are shown as text, HTML included', async () => {
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
  expect(screen.getByText(bold('Hotel'))).toBeVisible();
  screen.getAllByRole('radio', { name: 'Yes' })[0]?.click();
  await until(() => screen.getByRole('radiogroup', { name: bold('Coming?') }));
  await until(() => screen.getByRole('textbox', { name: bold('Food?') }));
  expect(document.querySelector('[onerror], [onclick], main b')).toBeNull();
});

function card(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}
