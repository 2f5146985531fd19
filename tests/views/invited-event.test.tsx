import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import type { InvitedEvent } from '#domain/invitation.ts';
import { InvitedEventPage } from '../../src/views/event-page/invited-event.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { sessionOf } from '../model/flows/session.model.ts';
import { setStage } from '../model/harness/view.tsx';

const garba: InvitedEvent = {
  event_id: 'garba',
  title: 'Garba night',
  date: '2099-03-14T14:00:00Z',
  location: 'Community hall',
  description: 'Dance with us.',
  host_name: 'Meera Nair',
  response_status: 'pending',
  rsvpQuestionnaire: [],
  rsvpResponses: {},
};

beforeEach(() => setLocalTimeZone('Asia/Kolkata'));

afterEach(() => resetLocalTimeZone());

it('Invited event: Add to calendar saves what the invitation says, at the person’s own time', async () => {
  const { user, fakes } = show(garba);
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  const input = fakes.lastInput('saveCalendarFile');
  const entry = {
    kind: 'event',
    ids: [garba.event_id],
    title: 'Garba night',
    description: 'Dance with us.',
    location: 'Community hall',
    zone: 'Asia/Kolkata',
    date: '2099-03-14',
    slots: [{ start: '19:30', end: '20:30' }],
  };
  expect(input).toEqual({ entry });
});

it('Invited event: what its host changes meanwhile is what Add to calendar saves, and the button keeps the focus', async () => {
  const { user, fakes, showNow } = show(garba);
  const button = screen.getByRole('button', { name: 'Add to calendar' });
  act(() => button.focus());
  showNow({ ...garba, title: 'Dandiya night', date: '2099-03-15T14:00:00Z' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(fakes.lastInput('saveCalendarFile')).toMatchObject({
    entry: { title: 'Dandiya night', date: '2099-03-15' },
  });
});

it.each([
  ['a day without a time', '2099-03-14', 'Saturday, 14 March 2099'],
  ['no date', null, 'Date not known'],
])(
  'Invited event: one with %s shows what is known, and no calendar file is offered',
  (_, date, when) => {
    show({ ...garba, date });
    expect(screen.getByText('When').nextElementSibling?.textContent).toContain(when);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  },
);

it('Invited event: once an answer was sent, the focus is on the answer’s heading', async () => {
  const { user, fakes } = show(garba);
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Submit RSVP' }));
  await act(async () => fakes.resolve('respond', { outcome: 'answered' }));
  expect(screen.getByText('Rejected')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your answer' }));
});

it.each([
  ['button', 'Add to calendar'],
  ['radio', 'Yes'],
])(
  'Invited event: once its host has cancelled it the page has the focus of the %s “%s”, which goes',
  (role, name) => {
    const { showNow } = show(garba);
    const control = screen.getByRole(role, { name });
    act(() => control.focus());
    showNow({ ...garba, cancelled_at: '2099-03-01T00:00:00Z' });
    expect(control).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

function show(invitation: InvitedEvent) {
  const stage = setStage({ stored: sessionOf('asha') });
  const page = (shown: InvitedEvent) => (
    <EnvironmentContext value={stage.environment}>
      <InvitedEventPage owner={createEmptyActor()} invitation={shown} isCompleted={false} />
    </EnvironmentContext>
  );
  const { rerender } = render(page(invitation));
  return { ...stage, showNow: (newer: InvitedEvent) => rerender(page(newer)) };
}
