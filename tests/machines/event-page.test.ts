import { describe, expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import type { InvitedEvent } from '#domain/invitation.ts';
import { eventPageMachine } from '../../src/machines/event-page.ts';
import { loadWithdrawn, startFlow, toast } from './harness.ts';

const now = Date.parse('2026-03-09T06:00:00Z');
const garba: HostedEvent = { id: 'garba', eventDateTime: '2026-03-09T07:00:00Z' };
const holi: HostedEvent = { id: 'holi', eventDateTime: '2026-03-09T05:00:00Z' };
const invitation: InvitedEvent = {
  event_id: 'garba',
  title: 'Garba night',
  date: '2026-03-09T07:00:00Z',
  response_status: 'pending',
  rsvpQuestionnaire: [],
  rsvpResponses: {},
};
const asked = [['findEvent', { userID: 'asha', id: 'garba', isShown: false }]];
const askedAgain = [['findEvent', { userID: 'asha', id: 'garba', isShown: true }]];
const found = (event: HostedEvent) => ({ outcome: 'found', event });
const invited = (one: InvitedEvent) => ({ outcome: 'found', invitation: one });
const askedInvitation = [['findInvitation', { userID: 'asha', id: 'garba', isShown: false }]];
const askedInvitationAgain = [['findInvitation', { userID: 'asha', id: 'garba', isShown: true }]];
const notFound = { outcome: 'notFound' };
const clock = ['awaitInstant', { at: Date.parse('2026-03-09T07:00:00Z') + 1 }];
const fresh = 'shown.answers.fresh + shown.clock.active';

function start(handed: HostedEvent | null = null, id = 'garba') {
  const input = { userID: 'asha', id, handed, now, zone: 'Asia/Kolkata' };
  return startFlow(eventPageMachine, (shell) => ({ ...input, shell }));
}

async function startFresh() {
  const page = start(garba);
  await page.answer('findEvent', found(garba));
  page.news();
  return page;
}

/** An event that the person does not host. */
async function startAsGuest() {
  const page = start();
  await page.answer('findEvent', notFound);
  page.news();
  return page;
}

describe('Event page: opened by its address', () => {
  it('Event page: the event of the address is found among those of the host', async () => {
    const page = start();
    expect(page.news()).toEqual({ at: 'loading', asked });
    await page.answer('findEvent', found(garba));
    expect(page.news()).toEqual({ at: fresh, asked: [clock] });
    expect(page.context().event).toEqual(garba);
    expect(page.fakes.listening.map(({ actor }) => actor)).toEqual(['pageLooks']);
  });

  it('Event page: an event that is over is never shown as active', async () => {
    const page = start(null, 'holi');
    page.news();
    await page.answer('findEvent', found(holi));
    expect(page.news()).toEqual({ at: 'shown.answers.fresh + shown.clock.completed' });
  });

  it('Event page: an event that the person does not host is looked for among their invitations', async () => {
    const page = start();
    page.news();
    await page.answer('findEvent', notFound);
    expect(page.news()).toEqual({ at: 'loadingInvitation', asked: askedInvitation });
  });

  it.each([
    [
      'the session expired',
      { outcome: 'unauthorized' },
      toast('Session expired. Please log in again.', 'failure', 'session'),
    ],
    ['no answer comes', null, toast('Failed to fetch events', 'failure', 'load')],
  ])('Event page: a toast says when %s, until the load is tried again', async (_, answer, said) => {
    const page = start();
    page.news();
    if (answer) await page.answer('findEvent', answer);
    else await page.fail('findEvent');
    expect(page.news()).toEqual({ at: 'failed', told: [said] });
    page.send({ type: 'event.retried' });
    expect(page.news()).toEqual({ at: 'loading', asked, told: [loadWithdrawn] });
  });
});

describe('Event page: of an invited person', () => {
  it('Event page: an invited person sees the invitation to an event that is to come or is over', async () => {
    const page = await startAsGuest();
    await page.answer('findInvitation', invited(invitation));
    expect(page.news()).toEqual({ at: fresh, asked: [clock] });
    expect(page.context()).toMatchObject({ event: null, invitation });
    const late = await startAsGuest();
    await late.answer('findInvitation', invited({ ...invitation, date: holi.eventDateTime }));
    expect(late.news()).toEqual({ at: 'shown.answers.fresh + shown.clock.completed' });
  });

  it('Event page: a person who is not invited sees nothing of the event and no message, and the invitation when they look at the page again and are invited by then (§22.211)', async () => {
    const page = await startAsGuest();
    await page.answer('findInvitation', notFound);
    expect(page.news()).toEqual({ at: 'uninvited.told' });
    expect(page.context()).toMatchObject({ event: null, invitation: null });
    for (const answer of [notFound, { outcome: 'unauthorized' }, null]) {
      page.send({ type: 'page.shown' });
      expect(page.news()).toEqual({ at: 'uninvited.asking', asked: askedInvitationAgain });
      if (answer) await page.answer('findInvitation', answer);
      else await page.fail('findInvitation');
      expect(page.news()).toEqual({ at: 'uninvited.told' });
    }
    page.send({ type: 'page.shown' });
    await page.answer('findInvitation', invited(invitation));
    expect(page.news().at).toBe(fresh);
    expect(page.context()).toMatchObject({ event: null, invitation });
  });

  it('Event page: a list that the newest answer lacks is told apart from an answer that did not come (§22.212)', async () => {
    const page = start(garba);
    const isUnanswered = () => page.context().isUnanswered;
    await page.answer('findEvent', found(garba));
    expect(isUnanswered()).toBe(false);
    page.send({ type: 'event.refreshed' });
    await page.fail('findEvent');
    expect(isUnanswered()).toBe(true);
    page.send({ type: 'event.refreshed' });
    await page.answer('findEvent', notFound);
    expect(isUnanswered()).toBe(true);
    page.send({ type: 'event.refreshed' });
    await page.answer('findEvent', found(garba));
    expect(isUnanswered()).toBe(false);
  });

  it.each([
    [
      'the session expired',
      { outcome: 'unauthorized' },
      toast('Session expired. Please log in again.', 'failure', 'session'),
    ],
    [
      'no answer comes',
      null,
      toast('Failed to load events or invites. Please try again.', 'failure', 'load'),
    ],
  ])(
    'Event page: a toast says when %s, until another try begins with the person’s own events',
    async (_, answer, said) => {
      const page = await startAsGuest();
      if (answer) await page.answer('findInvitation', answer);
      else await page.fail('findInvitation');
      expect(page.news()).toEqual({ at: 'failed', told: [said] });
      page.send({ type: 'event.retried' });
      expect(page.news()).toEqual({ at: 'loading', asked, told: [loadWithdrawn] });
    },
  );

  it('Event page: another look fetches the invitation again, and the page takes the time that it says then', async () => {
    const page = await startAsGuest();
    await page.answer('findInvitation', invited(invitation));
    page.news();
    for (const _ of [1, 2, 3]) page.send({ type: 'page.shown' });
    expect(page.news()).toEqual({
      at: 'shown.answers.refreshingInvitation + shown.clock.active',
      asked: askedInvitationAgain,
    });
    const moved = { ...invitation, date: holi.eventDateTime };
    await page.answer('findInvitation', invited(moved));
    expect(page.news()).toEqual({ at: 'shown.answers.fresh + shown.clock.completed' });
    expect(page.context().invitation).toEqual(moved);
  });

  it.each([
    ['no longer lists the invitation', notFound],
    ['refuses an expired session', { outcome: 'unauthorized' }],
    ['gives no answer', null],
  ])(
    'Event page: the invitation stays without a message when the service %s',
    async (_, answer) => {
      const page = await startAsGuest();
      await page.answer('findInvitation', invited(invitation));
      page.send({ type: 'page.shown' });
      page.news();
      if (answer) await page.answer('findInvitation', answer);
      else await page.fail('findInvitation');
      expect(page.news()).toEqual({ at: fresh });
      expect(page.context().invitation).toEqual(invitation);
    },
  );

  it('Event page: an event whose invitation tells a day without a time is over once that day has ended in the person’s zone', async () => {
    const page = await startAsGuest();
    await page.answer('findInvitation', invited({ ...invitation, date: '2026-03-09' }));
    const midnight = Date.parse('2026-03-10T00:00:00+05:30');
    expect(page.news()).toEqual({ at: fresh, asked: [['awaitInstant', { at: midnight }]] });
    await page.answer('awaitInstant', { now: midnight });
    expect(page.news().at).toBe('shown.answers.fresh + shown.clock.completed');
    const late = await startAsGuest();
    await late.answer('findInvitation', invited({ ...invitation, date: '2026-03-08' }));
    expect(late.news()).toEqual({ at: 'shown.answers.fresh + shown.clock.completed' });
  });
});

describe('Event page: opened from the list', () => {
  it('Event page: an event from the list is shown at once, and newer answers are fetched', async () => {
    const page = start(garba);
    expect(page.news()).toEqual({
      at: 'shown.answers.refreshing + shown.clock.active',
      asked: [...askedAgain, clock],
    });
    const invitees = [
      { mobile_number: '+919876543210', response_status: 'accepted', rsvpResponses: {} },
    ];
    await page.answer('findEvent', found({ ...garba, invitees }));
    expect(page.news().at).toBe(fresh);
    expect(page.context().event).toEqual({ ...garba, invitees });
  });

  it.each([
    ['no longer lists the event', notFound],
    ['refuses an expired session', { outcome: 'unauthorized' }],
    ['gives no answer', null],
  ])('Event page: the event stays without a message when the service %s', async (_, answer) => {
    const page = start(garba);
    page.news();
    if (answer) await page.answer('findEvent', answer);
    else await page.fail('findEvent');
    expect(page.news()).toEqual({ at: fresh });
    expect(page.context().event).toEqual(garba);
  });

  it('Event page: another look and a press of Refresh each fetch newer answers once', async () => {
    for (const type of ['page.shown', 'event.refreshed'] as const) {
      const page = await startFresh();
      for (const _ of [1, 2, 3]) page.send({ type });
      expect(page.news()).toEqual({
        at: 'shown.answers.refreshing + shown.clock.active',
        asked: askedAgain,
      });
    }
  });
});

describe('Event page: an answer that the service judged (§22.58, §22.95)', () => {
  const refreshing = 'shown.answers.refreshingInvitation + shown.clock.active';
  const doubting = 'shown.answers.doubting + shown.clock.active';
  const doubted = {
    type: 'invitation.doubted',
    kind: 'event',
    id: 'garba',
    message: 'You have no such invitation.',
  } as const;
  const answered = { type: 'invitation.answered', kind: 'event' } as const;

  async function startInvited() {
    const page = await startAsGuest();
    await page.answer('findInvitation', invited(invitation));
    page.news();
    return page;
  }

  it('Event page: a refused answer has the invitation fetched anew', async () => {
    const page = await startInvited();
    page.send({ type: 'page.shown' });
    page.send(doubted);
    expect(page.news().at).toBe(doubting);
    expect(page.fakes.waiting('findInvitation')).toBe(1);
    const moved = { ...invitation, version: 2 };
    await page.answer('findInvitation', invited(moved));
    expect(page.news().at).toBe(fresh);
    expect(page.context().invitation).toEqual(moved);
  });

  it('Event page: a refused answer whose invitation is gone shows that the event is by invitation', async () => {
    const page = await startInvited();
    page.send(doubted);
    await page.answer('findInvitation', notFound);
    expect(page.news().at).toBe('uninvited.told');
  });

  it.each([
    ['refuses an expired session', { outcome: 'unauthorized' }],
    ['gives no answer', null],
  ])(
    'Event page: after a refused answer the invitation stays when the service %s',
    async (_, answer) => {
      const page = await startInvited();
      page.send(doubted);
      if (answer) await page.answer('findInvitation', answer);
      else await page.fail('findInvitation');
      expect(page.news().at).toBe(fresh);
      expect(page.context().invitation).toEqual(invitation);
    },
  );

  it('Event page: an invitation that takes no more answers is fetched anew, and stays if it is not listed', async () => {
    const page = await startInvited();
    page.send({ type: 'invitation.closed' });
    expect(page.news()).toEqual({ at: refreshing, asked: [...askedInvitationAgain, clock] });
    await page.answer('findInvitation', notFound);
    expect(page.news().at).toBe(fresh);
    expect(page.context().invitation).toEqual(invitation);
  });

  it.each([{ type: 'page.shown' } as const, doubted])(
    'Event page: an invitation requested before the service accepted an answer is never shown (%o)',
    async (asking) => {
      const page = await startInvited();
      page.send(asking);
      page.news();
      page.send(answered);
      expect(page.news()).toEqual({ at: refreshing, asked: askedInvitationAgain });
      expect(page.fakes.waiting('findInvitation')).toBe(1);
    },
  );

  it('Event page: an accepted answer fetches nothing where no request was under way', async () => {
    const page = await startInvited();
    page.send(answered);
    expect(page.news()).toEqual({ at: fresh });
  });
});

describe('Event page: the clock', () => {
  it('Event page: the event is completed a millisecond after its time', async () => {
    const page = await startFresh();
    await page.answer('awaitInstant', { now: Date.parse('2026-03-09T07:00:00Z') + 1 });
    expect(page.news()).toEqual({ at: 'shown.answers.fresh + shown.clock.completed' });
  });

  it('Event page: a clock that rings too early is set again', async () => {
    const page = await startFresh();
    await page.answer('awaitInstant', { now: Date.parse('2026-03-09T07:00:00Z') });
    expect(page.news()).toEqual({ at: fresh, asked: [clock] });
  });

  it('Event page: the page stays as it is when its clock breaks down', async () => {
    const page = await startFresh();
    await page.fail('awaitInstant');
    expect(page.news()).toEqual({ at: fresh });
  });

  it('Event page: an event that is over sets no clock', () => {
    expect(start(holi, 'holi').news()).toEqual({
      at: 'shown.answers.refreshing + shown.clock.completed',
      asked: [['findEvent', { userID: 'asha', id: 'holi', isShown: true }]],
    });
  });

  it('Event page: the clock follows the time that the service says, earlier or later', async () => {
    const moved = { ...garba, eventDateTime: holi.eventDateTime };
    const later = start(moved);
    later.news();
    await later.answer('findEvent', found(garba));
    expect(later.news()).toEqual({ at: fresh, asked: [clock] });
    const earlier = start(garba);
    earlier.news();
    await earlier.answer('findEvent', found(moved));
    expect(earlier.news()).toEqual({ at: 'shown.answers.fresh + shown.clock.completed' });
    expect(earlier.fakes.waiting('awaitInstant')).toBe(0);
  });
});

describe('Event page: cancelling', () => {
  const changeable = { ...garba, can_edit: true };
  const requested = { type: 'cancel.requested' } as const;

  async function startChangeable(event: HostedEvent = changeable) {
    const page = start(event);
    await page.answer('findEvent', found(event));
    page.news();
    return page;
  }

  it.each([
    ['does not say that it can be changed', garba],
    ['says that it cannot be changed', { ...garba, can_edit: false }],
    ['says that it can be changed, though it is over', { ...holi, id: 'garba', can_edit: true }],
  ])('Event page: the cancellation is not offered where the service %s', async (_, event) => {
    const page = await startChangeable(event);
    page.send(requested);
    expect(page.context().dialog).toBeNull();
  });

  it('Event page: a guest is never asked about a cancellation', async () => {
    const page = await startAsGuest();
    await page.answer('findInvitation', invited(invitation));
    page.send(requested);
    expect(page.context().dialog).toBeNull();
  });

  it('Event page: cancelling opens a question, which closes when the event is kept', async () => {
    const page = await startChangeable();
    page.send(requested);
    expect(page.context().dialog).toBe('cancelling');
    page.send({ type: 'event.kept' });
    expect(page.context().dialog).toBeNull();
    expect(page.news()).toEqual({ at: fresh });
  });

  it('Event page: a cancelled event is shown so at once, also if the newer answer does not come', async () => {
    const page = await startChangeable();
    page.send(requested);
    page.news();
    page.send({ type: 'event.cancelled', message: 'We are ill.' });
    expect(page.news()).toEqual({
      at: 'shown.answers.refreshing + shown.clock.active',
      asked: [...askedAgain, clock],
    });
    await page.fail('findEvent');
    expect(page.context()).toMatchObject({
      dialog: null,
      event: {
        ...garba,
        can_edit: false,
        cancelled_at: '2026-03-09T06:00:00.000Z',
        cancel_message: 'We are ill.',
      },
    });
    page.send(requested);
    expect(page.context().dialog).toBeNull();
  });

  it('Event page: a refused cancellation fetches the event, and leaves the question open', async () => {
    const page = await startChangeable();
    page.send(requested);
    page.send({ type: 'event.doubted' });
    await page.answer('findEvent', found({ ...garba, can_edit: false }));
    expect(page.context()).toMatchObject({ dialog: 'cancelling', event: { can_edit: false } });
  });

  it('Event page: the question about a cancellation closes once the event is found cancelled, as after an answer that was lost', async () => {
    const page = await startChangeable();
    page.send(requested);
    page.send({ type: 'event.doubted' });
    await page.answer('findEvent', found({ ...garba, cancelled_at: '2026-03-09T06:00:00.000Z' }));
    expect(page.context().dialog).toBeNull();
  });
});

describe('Event page: editing', () => {
  const changeable: HostedEvent = { ...garba, can_edit: true, invitees: [] };

  it('Event page: editing begins at the first field, and adding guests at theirs', async () => {
    const page = start(changeable);
    await page.answer('findEvent', found(changeable));
    for (const [at, dialog] of [
      ['start', 'editing'],
      ['guests', 'inviting'],
    ] as const) {
      page.send({ type: 'edit.requested', at });
      expect(page.context().dialog).toBe(dialog);
      page.send({ type: 'event.kept' });
    }
  });

  it('Event page: editing opens the form, shows the saved event at once, and fetches it anew', async () => {
    const page = start(changeable);
    await page.answer('findEvent', found(changeable));
    page.send({ type: 'edit.requested', at: 'start' });
    expect(page.context().dialog).toBe('editing');
    page.news();
    const event = { ...changeable, eventName: 'Holi', eventDateTime: '2026-03-09T05:00:00Z' };
    page.send({ type: 'event.updated', event });
    expect(page.news()).toEqual({
      at: 'shown.answers.refreshing + shown.clock.completed',
      asked: askedAgain,
    });
    expect(page.context()).toMatchObject({ dialog: null, event });
  });

  it('Event page: a saved event keeps the answers that guests gave while its form was open', async () => {
    const [asha, ravi] = ['+919876543210', '+919848022338'].map((mobile_number) => ({
      ...{ mobile_number, response_status: 'pending', rsvpResponses: {} },
    }));
    const invited = { ...changeable, invitees: [asha] } as HostedEvent;
    const page = start(invited);
    const said = { ...asha, response_status: 'responded', rsvpResponses: { q_attending: true } };
    await page.answer('findEvent', found({ ...invited, invitees: [said] } as HostedEvent));
    page.send({
      type: 'event.updated',
      event: { ...invited, venue: 'The park', invitees: [asha, ravi] } as HostedEvent,
    });
    await page.fail('findEvent');
    expect(page.context().event).toMatchObject({ venue: 'The park', invitees: [said, ravi] });
  });

  it('Event page: a saved event keeps the answers of each of its former guests, who have no number', async () => {
    const invitees = [true, false].map((q_attending) => ({
      ...{ mobile_number: '', response_status: 'responded', rsvpResponses: { q_attending } },
    }));
    const answered = { ...changeable, invitees } as HostedEvent;
    const page = start(answered);
    await page.answer('findEvent', found(answered));
    page.send({ type: 'event.updated', event: { ...answered, venue: 'The park' } });
    expect(page.context().event).toEqual({ ...answered, venue: 'The park' });
  });

  it('Event page: an event whose guests are not known can be cancelled and not edited, which would say that nobody is invited', async () => {
    const page = start();
    await page.answer('findEvent', found({ ...garba, can_edit: true }));
    page.send({ type: 'edit.requested', at: 'start' });
    expect(page.context().dialog).toBeNull();
    page.send({ type: 'cancel.requested' });
    expect(page.context().dialog).toBe('cancelling');
  });

  it('Event page: editing is not offered where the service does not say that the event can be changed', async () => {
    const page = await startFresh();
    page.send({ type: 'edit.requested', at: 'start' });
    expect(page.context().dialog).toBeNull();
  });
});
