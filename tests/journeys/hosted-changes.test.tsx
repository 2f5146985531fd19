import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { event, noConnection, ok, refusal, silence } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { press, type } from '../world/person/person.ts';
import { dialog, expectNoDialog, field, toasts } from '../world/screen.ts';
import { network, reload, until, visit } from '../world/visit.tsx';

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
  expect(screen.queryByText(/^Answers until /)).toBeNull();
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
  await until(() => expect(document.activeElement?.textContent).toBe('Cancel event'));
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

it('§22.53 a host edits an event in its filled form, and the page shows the change', async () => {
  await openPage({ ...changeable, version: 3 });
  await press('Edit event');
  const form = within(await until(() => dialog('Edit event')));
  expect(form.getByDisplayValue('Hotel Triguna')).toBeVisible();
  expect(form.getByDisplayValue('What will you bring?')).toBeVisible();
  await type('Venue', 'Our terrace');
  await type('Text of question 2', 'What do you bring?');
  const [first, bring] = event.rsvpQuestionnaire;
  const asked = [first, { ...bring, questionText: 'What do you bring?' }];
  const moved = { ...changeable, venue: 'Our terrace', rsvpQuestionnaire: asked, version: 4 };
  network.answer('getEvents', ok({ events: [moved] }));
  await press('Save changes');
  await until(expectNoDialog);
  expect(toasts()).toEqual(['Event updated.']);
  const { eventName, eventDateTime, description, inviteExpiryDate } = event;
  expect(network.sent('updateEvent').map(({ path, body }) => [path, body])).toEqual([
    [
      '/events/dinner/update',
      {
        user_id: 'asha',
        eventData: {
          ...{ eventName, eventDateTime, venue: 'Our terrace', description, inviteExpiryDate },
          rsvpQuestionnaire: asked,
        },
        invitees: ['+919848022338'],
        version: 3,
      },
    ],
  ]);
  expect(screen.getByText('Our terrace')).toBeVisible();
});

it('§22.53 a second change right after the first, whose version is not known yet, is saved without a question', async () => {
  await openPage({ ...changeable, version: 3 });
  const changed = { ...changeable, venue: 'Our terrace', version: 4 };
  network.answer('getEvents', silence);
  await press('Edit event');
  await type('Venue', 'Our terrace');
  await press('Save changes');
  await until(expectNoDialog);
  network.answer('getEvents', ok({ events: [changed] }));
  network.answer('updateEvent', (sent) =>
    (Object(sent.body).version === 4 ? ok({}) : refusal(409, 'This event was changed meanwhile.'))(
      sent,
    ),
  );
  await press('Edit event');
  await type('Event name', 'Ugadi lunch');
  await press('Save changes');
  await until(expectNoDialog);
  const sent = network.sent('updateEvent').map(({ body }) => Object(body));
  expect(sent.map(({ version }) => version)).toEqual([3, 3, 4]);
  expect(sent.at(-1).eventData).toMatchObject({ eventName: 'Ugadi lunch', venue: 'Our terrace' });
});

it('Edit event: a change whose answer was lost is not listed as one that was made elsewhere', async () => {
  await openPage({ ...changeable, version: 3 });
  await press('Edit event');
  await type('Venue', 'Our terrace');
  network.answer('updateEvent', noConnection);
  network.answer(
    'getEvents',
    ok({ events: [{ ...changeable, venue: 'Our terrace', version: 4 }] }),
  );
  await press('Save changes');
  await until(() => within(dialog('Edit event')).getByText(/^The changes could not be saved/));
  await press('Close');
  await until(expectNoDialog);
  await until(() => screen.getByText('Our terrace'));
  await press('Edit event');
  await until(() => within(dialog('Edit event')).getByDisplayValue('Our terrace'));
  await type('Event name', 'Ugadi lunch');
  expect(within(dialog('Edit event')).queryByText(/^The event was changed meanwhile/)).toBeNull();
});

it('Event page: an event that its host changed or cancelled is not shown as it was before by a reload', async () => {
  network.answer('getEvents', ok({ events: [{ ...changeable, version: 3 }] }));
  await visit('/create-events', signedIn);
  await press('Show My Events');
  const list = within(await until(() => dialog('Your Created Events')));
  (await until(() => list.getByRole('link', { name: /Ugadi dinner/ }))).click();
  await until(() => screen.getByText('Hotel Triguna'));
  await press('Edit event');
  await type('Venue', 'Our terrace');
  network.answer('getEvents', silence);
  await press('Save changes');
  await until(expectNoDialog);
  await until(() => screen.getByText('Our terrace'));
  await reload();
  await until(() => screen.getByText('Loading the event'));
  expect(screen.queryByText('Hotel Triguna')).toBeNull();
});

it('§22.53 “Add guests” opens the form of an event at the field for their numbers', async () => {
  await openPage(changeable);
  await press('Add guests');
  const form = within(await until(() => dialog('Edit event')));
  await until(() => expect(form.getByLabelText('Mobile number')).toHaveFocus());
  await press('Close');
  await until(expectNoDialog);
  await until(() => expect(screen.getByRole('button', { name: 'Add guests' })).toHaveFocus());
});

it('§22.53 the deadline of an event is over for its host when it is over for the guests: with its day', async () => {
  const [today = ''] = new Date().toISOString().split('T');
  await openPage({ ...changeable, inviteExpiryDate: today });
  await until(() => expect(screen.getByText(/^Answers until /)).toBeVisible());
});

it('§22.53 the draft of a change is kept for its event alone, also after a reload, until it is discarded', async () => {
  await openPage(changeable);
  await press('Edit event');
  await type('Venue', 'Our terrace');
  await press('Close');
  await until(expectNoDialog);
  await reload();
  await until(() => screen.getByRole('button', { name: 'Edit event' }));
  await press('Edit event');
  await until(() => within(dialog('Edit event')).getByDisplayValue('Our terrace'));
  await press('Discard changes');
  await until(expectNoDialog);
  await press('Edit event');
  await until(() => within(dialog('Edit event')).getByDisplayValue('Hotel Triguna'));
});

it('§22.53 a draft that cancels or edits an event is not in the forms of another event', async () => {
  await openPage(changeable);
  await press('Cancel event');
  await type(sentence, 'Rain.');
  await press('Keep event');
  await until(expectNoDialog);
  await press('Edit event');
  await type('Venue', 'Our terrace');
  await press('Close');
  await until(expectNoDialog);
  network.answer('getEvents', ok({ events: [{ ...changeable, id: 'lunch' }] }));
  await visit('/event/lunch');
  await press('Cancel event');
  await until(() => expect(field(sentence).value).toBe(''));
  await press('Keep event');
  await until(expectNoDialog);
  await press('Edit event');
  await until(() => expect(field('Venue').value).toBe('Hotel Triguna'));
});

/** The page of the host's only event. */
async function openPage(hosted: object): Promise<void> {
  network.answer('getEvents', ok({ events: [hosted] }));
  await visit(page, signedIn);
  await until(() => screen.getByRole('heading', { level: 1, name: 'Ugadi dinner' }));
}
