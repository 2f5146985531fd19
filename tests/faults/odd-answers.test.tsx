import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, service } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { createEvents } from '../world/person/hosting.ts';
import { myAppointments } from '../world/person/invitations.ts';
import { enterNumber, press } from '../world/person/person.ts';
import { dialog, dialogs, inDialog, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const numbers = ['+919848022338', '+919848022339'];
const undated = { id: 'dinner', eventName: null, eventDateTime: null };

describe('A backend with odd answers', () => {
  it('has its services shown, also those without a price', async () => {
    const gift = { service_id: 'gift', name: 'A first look', description: 7 };
    const text = { ...service, price: '1,350' };
    network.answer('listServices', ok([null, gift, { name: 'No' }, text]));
    await visit('/categories');
    await press('Doctor Available');
    await until(() => expect(inDialog(dialogs.doctors, gift.name)).toBeVisible());
    expect(inDialog(dialogs.doctors, '₹1,350')).toBeVisible();
    expect(within(dialog(dialogs.doctors)).getAllByRole('listitem')).toHaveLength(2);
    expect(toasts()).toEqual([]);
  });

  it('has an event without name and date listed and opened, with invitees that are plain numbers', async () => {
    network.answer('getEvents', ok([7, { ...undated, invitees: numbers }]));
    await visit(createEvents, signedIn);
    await press(texts.showMyEvents);
    const row = await until(() => screen.getByRole('link', { name: /Unnamed Event/ }));
    expect(row.textContent).toContain('Date not known');
    row.click();
    await until(() => expect(screen.getByText('0 of 2 have answered.')).toBeVisible());
    expect(screen.getByRole('heading', { level: 1, name: 'Unnamed Event' })).toBeVisible();
  });

  it.each([
    ['that is empty', [], 'Nobody is invited to this event.'],
    ['that cannot be read', [7, {}], 'The list of invitees did not arrive.'],
    ['that is missing', null, 'The list of invitees did not arrive.'],
  ])('has a list of invitees %s called what it is', async (_, invitees, words) => {
    network.answer('getEvents', ok({ events: [{ ...undated, invitees }] }));
    await visit(`/event/${undated.id}`, signedIn);
    await until(() => expect(screen.getByText(words)).toBeVisible());
  });

  it('has an invitation shown without its title and its date, and an unreadable one left out', async () => {
    const bare = { event_id: 'dinner', title: null, date: null };
    network.answer('getUserEvents', ok([{ title: 'No' }, bare]));
    network.answer('getUserMemberInvites', ok([7, { org_id: 'trust', org_name: 'Trust' }]));
    await visit(myAppointments, signedIn);
    const card = await until(() => screen.getByRole('article', { name: 'Unnamed Event' }));
    expect(within(card).getByText('Date not known')).toBeVisible();
    await until(() => screen.getByRole('article', { name: 'Trust' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('has a number that does not exist led to the registration, whatever its userID', async () => {
    network.answer('checkUser', ok({ exists: false, userID: '' }));
    await visit('/blog');
    await enterNumber();
    await press('Proceed');
    await until(() => expect(dialog(dialogs.registration)).toBeVisible());
  });
});
