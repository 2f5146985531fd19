import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { event, ok, refusal } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { keepLog } from '../world/log.ts';
import { press, type } from '../world/person/person.ts';
import { dialog, expectNoDialog, toasts } from '../world/screen.ts';
import { breathe, network, reload, until, visit } from '../world/visit.tsx';

const log = keepLog();
const page = `/event/${event.id}`;
const sentence = 'A sentence for your guests (optional)';

/** The event as a service tells it that lets its host change it. */
const changeable = { ...event, can_edit: true };

it('§22.50 a host cancels an event with a sentence; the page and the list say so, and the guests are told that it is cancelled', async () => {
  await openPage(changeable);
  await press('Cancel event');
  await until(() => dialog('Cancel this event?'));
  expect(within(dialog('Cancel this event?')).getByText('Ugadi dinner')).toBeVisible();
  await type(sentence, 'We are all down with flu.');
  const cancelled = {
    ...event,
    can_edit: false,
    cancelled_at: '2026-03-09T06:00:00.000Z',
    cancel_message: 'We are all down with flu.',
  };
  network.answer('getEvents', ok({ events: [cancelled] }));
  await press('Cancel event');
  await until(expectNoDialog);
  expect(toasts()).toEqual(['Event cancelled.']);
  expect(network.sent('cancelEvent').map(({ path, body }) => [path, body])).toEqual([
    ['/events/dinner/cancel', { user_id: 'asha', message: 'We are all down with flu.' }],
  ]);
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.getByText('This event is cancelled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  await until(() => expect(document.activeElement?.textContent).toBe('Tell your guests'));
  const chat = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
  const said = new URL(chat).searchParams.get('text');
  expect(said).toMatch(/^The event is cancelled: Ugadi dinner, .*We are all down with flu\. More/);
  await visit('/create-events', signedIn);
  await press('Show My Events');
  const list = within(await until(() => dialog('Your Created Events')));
  await until(() => expect(list.getByText('Cancelled')).toBeVisible());
});

it('§22.50 the sentence stays as it was typed when the event is kept, after a reload and after a refusal', async () => {
  await openPage(changeable);
  await press('Cancel event');
  await type(sentence, 'Rain.');
  await press('Keep event');
  await until(expectNoDialog);
  expect(document.activeElement?.textContent).toBe('Cancel event');
  await reload();
  await until(() => screen.getByRole('button', { name: 'Cancel event' }));
  await press('Cancel event');
  const question = await until(() => dialog('Cancel this event?'));
  expect(within(question).getByDisplayValue('Rain.')).toBeVisible();
  network.answer('cancelEvent', refusal(409, 'This event has begun.'));
  await press('Cancel event');
  await until(() => within(question).getByText('This event has begun.'));
  expect(within(question).getByDisplayValue('Rain.')).toBeVisible();
  expect(screen.queryByText('This event is cancelled.')).toBeNull();
});

it('§22.50 a backend with the specification’s calls alone is offered no change of an event', async () => {
  await openPage(event);
  await breathe();
  expect(screen.queryByRole('button', { name: texts.cancelEvent })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(log()).toEqual([]);
});

/** The page of the host's only event. */
async function openPage(hosted: object): Promise<void> {
  network.answer('getEvents', ok({ events: [hosted] }));
  await visit(page, signedIn);
  await until(() => screen.getByRole('heading', { level: 1, name: 'Ugadi dinner' }));
}
