import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { cursorOf, inPages, noConnection, ok, refusal, secondPage } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { createEvents } from '../world/person/hosting.ts';
import { invitedEvent, myAppointments } from '../world/person/invitations.ts';
import { press } from '../world/person/person.ts';
import { dialog, dialogs, enabled, toasts } from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';
import { beBackElsewhere } from './matrix/expiry.ts';

const eventDateTime = '2099-03-10T14:00:00Z';
const garba = { id: 'garba', eventName: 'Garba night', eventDateTime };
const holi = { id: 'holi', eventName: 'Holi breakfast', eventDateTime };
const onam = { ...invitedEvent, event_id: 'onam', title: 'Onam sadya' };
const expired = {
  ...invitedEvent,
  event_id: 'over',
  title: 'Over',
  inviteExpiryDate: '2020-01-01',
};
const inTwoPages = inPages({ invitedEvents: [invitedEvent] }, { invitedEvents: [onam] });

describe('A list in pages (§22.6): created events', () => {
  it('are shown with the first page, and the second is asked for when Show more is pressed', async () => {
    network.answer('getEvents', inPages({ events: [garba] }, { events: [holi] }));
    await openMyEvents();
    await until(() => enabled(texts.showMore));
    await breathe();
    expect(rows()).toEqual(['Garba night']);
    expect(askedFor('getEvents')).toEqual([null]);
    await press(texts.showMore);
    await until(() => expect(rows()).toEqual(['Garba night', 'Holi breakfast']));
    expect(screen.queryByRole('button', { name: texts.showMore })).toBeNull();
    expect(askedFor('getEvents')).toEqual([null, secondPage]);
  });

  it('of a backend without pages are the whole list, with no button', async () => {
    network.answer('getEvents', ok({ events: [garba, holi] }));
    await openMyEvents();
    await until(() => expect(rows()).toEqual(['Garba night', 'Holi breakfast']));
    expect(screen.queryByRole('button', { name: texts.showMore })).toBeNull();
  });

  it('are not said to be none while a page is missing: one without an event leads on to the next', async () => {
    network.answer('getEvents', inPages({ events: [] }, { events: [holi] }));
    await openMyEvents();
    await until(() => expect(rows()).toEqual(['Holi breakfast']));
  });

  it('have their own page, whichever page of the list they stand on', async () => {
    network.answer('getEvents', inPages({ events: [garba] }, { events: [holi] }));
    await visit('/event/holi', signedIn);
    await until(() => screen.getByRole('heading', { level: 1, name: 'Holi breakfast' }));
  });
});

describe('A list in pages (§22.6): invitations', () => {
  it('are shown with the first page, and the second is asked for when Show more is pressed', async () => {
    network.answer('getUserEvents', inTwoPages);
    await openInvitations();
    await until(() => enabled(texts.showMore));
    expect(card('Onam sadya')).toBeNull();
    await press(texts.showMore);
    await until(() => expect(card('Onam sadya')).toBeVisible());
    expect(card('Ugadi dinner')).toBeVisible();
    for (const { body } of network.sent('getUserEvents')) {
      expect(Object.keys(body ?? {})).toEqual(['user_id']);
    }
  });

  it('are not said to be none while a page is missing: one of expired invitations leads on to the next', async () => {
    network.answer(
      'getUserEvents',
      inPages({ invitedEvents: [expired] }, { invitedEvents: [onam] }),
    );
    await openInvitations();
    await until(() => expect(card('Onam sadya')).toBeVisible());
    expect(card('Over')).toBeNull();
  });

  it('added invitations stay when the person looks at the page again, and are as new as the others', async () => {
    network.answer('getUserEvents', inTwoPages);
    await openInvitations();
    await press(texts.showMore);
    await until(() => expect(card('Onam sadya')).toBeVisible());
    const answered = { response_status: 'responded', rsvpResponses: { q_attending: false } };
    const pages = inPages(
      { invitedEvents: [invitedEvent] },
      { invitedEvents: [{ ...onam, ...answered }] },
    );
    network.answer('getUserEvents', pages);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => within(card('Onam sadya') ?? screen.getByText('')).getByText('Rejected'));
    expect(card('Ugadi dinner')).toBeVisible();
  });

  it('keep the list when a further page gets no connection, and the network’s return asks for all again', async () => {
    network.answer('getUserEvents', inTwoPages);
    await openInvitations();
    await until(() => enabled(texts.showMore));
    network.answer('getUserEvents', noConnection);
    await press(texts.showMore);
    await until(() => screen.getByText(texts.moreFailed));
    expect(card('Ugadi dinner')).toBeVisible();
    expect(toasts()).toEqual([]);
    network.answer('getUserEvents', inTwoPages);
    window.dispatchEvent(new Event('online'));
    await press(texts.showMore);
    await until(() => expect(card('Onam sadya')).toBeVisible());
    expect(screen.queryByText(texts.moreFailed)).toBeNull();
  });

  it('go on with Try again, once a session that ended over a further page is back from another tab', async () => {
    network.answer('getUserEvents', inTwoPages);
    await openInvitations();
    await until(() => enabled(texts.showMore));
    network.answer('getUserEvents', refusal(401, 'Log in first.'));
    await press(texts.showMore);
    await until(() => dialog(dialogs.login));
    network.answer('getUserEvents', inTwoPages);
    await beBackElsewhere();
    expect(card('Ugadi dinner')).toBeVisible();
    await press(texts.tryAgain);
    await until(() => expect(card('Onam sadya')).toBeVisible());
  });
});

async function openMyEvents(): Promise<void> {
  await visit(createEvents, signedIn);
  await press(texts.showMyEvents);
}

function openInvitations(): Promise<void> {
  return visit(myAppointments, signedIn);
}

/** The names of the created events in their list. */
function rows(): string[] {
  const items = within(dialog(texts.eventList)).getAllByRole('listitem');
  return items.map((item) => item.querySelector('.hosted-event-name')?.textContent ?? '');
}

function card(name: string): HTMLElement | null {
  return screen.queryByRole('article', { name });
}

/** The cursors of the requests, in order. */
function askedFor(call: 'getEvents'): (string | null)[] {
  return network.sent(call).map(({ path }) => cursorOf(path));
}
