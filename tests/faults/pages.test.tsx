import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import type { Answer } from '../world/network.ts';
import { createEvents } from '../world/person/hosting.ts';
import { myAppointments } from '../world/person/invitations.ts';
import { press } from '../world/person/person.ts';
import { dialog, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const eventDateTime = '2099-03-10T14:00:00Z';
const garba = { id: 'garba', eventName: 'Garba night', eventDateTime };
const holi = { id: 'holi', eventName: 'Holi breakfast', eventDateTime };

describe('A list in pages (§22.6)', () => {
  it('has the events of every page in the list, each page asked for once', async () => {
    network.answer('getEvents', inPages({ events: [garba] }, { events: [holi] }));
    await openMyEvents();
    await until(() => within(list()).getByRole('link', { name: /Holi breakfast/ }));
    expect(within(list()).getAllByRole('listitem')).toHaveLength(2);
    const cursors = network.sent('getEvents').map(({ path }) => cursorOf(path));
    expect(new Set(cursors)).toEqual(new Set([null, 'page 2']));
  });

  it('has the page of an event found, whichever page of the list it stands on', async () => {
    network.answer('getEvents', inPages({ events: [garba] }, { events: [holi] }));
    await visit('/event/holi', signedIn);
    await until(() => screen.getByRole('heading', { level: 1, name: 'Holi breakfast' }));
  });

  it('has the invitations of every page shown', async () => {
    const [first, second] = ['Garba night', 'Holi breakfast'].map((title) => ({
      event_id: title,
      title,
      date: eventDateTime,
    }));
    const pages = inPages({ invitedEvents: [first] }, { invitedEvents: [second] });
    network.answer('getUserEvents', pages);
    await visit(myAppointments, signedIn);
    await until(() => screen.getByRole('article', { name: 'Holi breakfast' }));
    expect(screen.getByRole('article', { name: 'Garba night' })).toBeVisible();
    for (const { body } of network.sent('getUserEvents')) {
      expect(Object.keys(body ?? {})).toEqual(['user_id']);
    }
  });

  it('of which a later page fails counts as failed, and comes whole with another try', async () => {
    const good = inPages({ events: [garba] }, { events: [holi] });
    network.answer('getEvents', (sent) =>
      cursorOf(sent.path) === null ? good(sent) : refusal(429, 'Too many tries.')(sent),
    );
    await openMyEvents();
    await until(() => expect(toasts()).toContain(texts.eventsFailed));
    expect(within(list()).queryByText('Garba night')).toBeNull();
    network.answer('getEvents', good);
    await press(texts.tryAgain);
    await until(() => expect(within(list()).getAllByRole('listitem')).toHaveLength(2));
  });
});

async function openMyEvents(): Promise<void> {
  await visit(createEvents, signedIn);
  await press(texts.showMyEvents);
}

function list(): HTMLElement {
  return dialog(texts.eventList);
}

/** The first page with a link to the second one. */
function inPages(first: object, second: object): Answer {
  const link = '<?cursor=page%202>; rel="next"';
  return ({ path }) =>
    cursorOf(path) === null ? Response.json(first, { headers: { link } }) : Response.json(second);
}

function cursorOf(path: string): string | null {
  return new URL(path, 'https://any').searchParams.get('cursor');
}
