import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, resource } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { createEvents } from '../world/person/hosting.ts';
import { myAppointments } from '../world/person/invitations.ts';
import { press } from '../world/person/person.ts';
import { network, until, visit } from '../world/visit.tsx';

const numbers = ['+919848022338', '+919848022339'];
const undated = { id: 'dinner', eventName: null, eventDateTime: null };

describe('A backend with odd answers', () => {
  it('has an event without name and date listed and opened, with invitees that are plain numbers', async () => {
    network.answer('getEvents', ok([7, { ...undated, invitees: numbers }]));
    await visit(createEvents, signedIn);
    await press(texts.showMyEvents);
    const row = await until(() => screen.getByRole('link', { name: /Unnamed Event/ }));
    expect(row.textContent).toContain('Date not known');
    row.click();
    await until(() => expect(screen.getByRole('list', { name: 'Invited' })).toBeVisible());
    expect(screen.getByRole('heading', { level: 1, name: 'Unnamed Event' })).toBeVisible();
    expect(screen.queryByText(/have answered/)).toBeNull();
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
});

it('Resource: an id with reserved characters stays encoded in the request', async () => {
  await visit('/resource/hall%3F1', signedIn);
  await until(() => screen.getByRole('heading', { name: resource.name }));
  expect(network.sent('getResource')[0]?.path).toBe('/resource/hall%3F1');
});
