import { describe, expect, it } from 'vitest';
import { readEvent } from '#domain/event.ts';
import { emptyNewEvent } from '#domain/new-event.ts';
import { texts } from '#domain/texts.ts';
import { filled } from '../model/flows/create-event.model.ts';
import { answered, atGarba, garba, holi, now } from '../model/flows/hosting.ts';
import { asha, ravi } from '../model/flows/invitees.model.ts';
import { asked } from './booking-under-test.ts';
import { draftOf, startForm, startList, startPage } from './hosting-under-test.ts';

describe('an event that is hosted (specification, 2, 5 and 7)', () => {
  it('is sent as it was typed, with its invitees and questions, and leaves an empty form', async () => {
    const { form, drafts, fakes, fill, invitees, submit, answer, alerts, typed } = startForm();
    fill({ ...filled.form, name: ' Garba night ' });
    invitees().send({ type: 'number.changed', text: '98765 43210,' });
    invitees().send({ type: 'number.changed', text: '+91 91234-56789' });
    invitees().send({ type: 'numbers.submitted' });
    form.send({ type: 'question.changed', text: ' How many are you? ' });
    form.send({ type: 'questionType.changed', questionType: 'number' });
    form.send({ type: 'question.added' });
    for (const _ of [1, 2, 3]) submit();
    expect(form.getSnapshot().value).toBe('creating');
    expect(asked(fakes, 'createEvent')).toEqual([
      {
        userID: 'asha',
        eventData: {
          eventName: 'Garba night',
          eventDateTime: '2026-03-14T14:00:00.000Z',
          venue: 'Community hall',
          description: 'Dance with us.',
          inviteExpiryDate: '2026-03-12T18:29:59.999Z',
          rsvpQuestionnaire: [
            {
              questionId: 'q_attending',
              questionText: 'Will you be able to attend?',
              type: 'boolean',
            },
            { questionId: 'q_custom_1', questionText: 'How many are you?', type: 'number' },
          ],
        },
        invitees: ['+919876543210', '+919123456789'],
      },
    ]);

    await answer('createEvent', { outcome: 'created' });
    expect(alerts()).toEqual([{ title: 'Success!', message: 'Event created successfully!' }]);
    expect(form.getSnapshot().value).toBe('editing');
    expect(typed()).toEqual(emptyNewEvent);
    expect(invitees().getSnapshot().context.draft).toEqual(emptyNewEvent.invitees);
    expect(draftOf(drafts, 'asha')).toEqual(emptyNewEvent);
  });

  it('that is created leaves nothing to be created by a second press', async () => {
    const { fakes, fill, submit, answer } = startForm();
    fill(filled.form);
    submit();
    await answer('createEvent', { outcome: 'created' });
    submit();
    expect(asked(fakes, 'createEvent')).toHaveLength(1);
  });

  it('that fails keeps everything, says so, and is created at the second try', async () => {
    const { fakes, fill, invitees, submit, fail, answer, alerts, typed } = startForm();
    fill(filled.form);
    invitees().send({ type: 'number.changed', text: '98765 43210,' });
    submit();
    await fail('createEvent');
    expect(alerts()).toEqual([{ title: 'Error', message: 'Failed to create event' }]);
    expect(typed()).toEqual(filled);
    expect(invitees().getSnapshot().context.draft.numbers).toEqual([asha]);
    submit();
    await answer('createEvent', { outcome: 'created' });
    expect(alerts().at(-1)).toMatchObject({ title: 'Success!' });
    const [first, second] = asked(fakes, 'createEvent');
    expect(second).toEqual(first);
  });

  it('that is refused shows the service’s own sentence until it is sent off again', async () => {
    const { form, fill, submit, answer, alerts } = startForm();
    fill(filled.form);
    submit();
    await answer('createEvent', { outcome: 'refused', message: 'The hall is closed.' });
    expect(form.getSnapshot().context.refusal).toBe('The hall is closed.');
    expect(alerts()).toEqual([{ title: 'Error', message: 'Failed to create event' }]);
    submit();
    expect(form.getSnapshot().context.refusal).toBeNull();
  });

  it('on an expired session keeps everything, with no alert beside the login', async () => {
    const { fill, drafts, submit, answer, told, typed } = startForm();
    fill({ ...filled.form, venue: 'At home' });
    submit();
    await answer('createEvent', { outcome: 'unauthorized' });
    expect(told()).toEqual([]);
    expect(typed().form.venue).toBe('At home');
    expect(draftOf(drafts, 'asha')?.form.venue).toBe('At home');
  });

  it('without a field is not sent, and each field says what it lacks until it has it', () => {
    const { form, fakes, fill, submit, told } = startForm();
    fill({ ...filled.form, venue: ' ', deadline: '' });
    submit();
    expect(asked(fakes, 'createEvent')).toEqual([]);
    expect(told()).toEqual([]);
    const { venue, deadline } = texts.eventFieldMissing;
    expect(form.getSnapshot().context.problems).toEqual({ venue, deadline });
    fill({ venue: 'At home' });
    expect(form.getSnapshot().context.problems).toEqual({ deadline });
  });
});

describe('a form half filled', () => {
  it('is there again after a reload, with every invitee, every question and what was not added yet', () => {
    const first = startForm();
    first.fill({ name: 'Holi', date: '2026-03-' });
    first.invitees().send({ type: 'country.changed', country: 'US' });
    first.invitees().send({ type: 'number.changed', text: '+91 98765 43210,' });
    first.invitees().send({ type: 'number.changed', text: '415 555' });
    first.form.send({ type: 'question.changed', text: 'Food?' });
    first.form.send({ type: 'question.added' });
    first.form.send({ type: 'question.changed', text: 'How ma' });
    first.form.send({ type: 'questionType.changed', questionType: 'number' });
    first.form.stop();

    const { typed, invitees } = startForm({ drafts: first.drafts });
    expect(typed()).toEqual(first.typed());
    expect(typed()).toMatchObject({
      form: { name: 'Holi', date: '2026-03-' },
      invitees: { country: 'US', text: '415 555', numbers: [asha] },
      questions: [{ questionId: 'q_attending' }, { questionId: 'q_custom_1' }],
      questionText: 'How ma',
      questionType: 'number',
    });
    expect(invitees().getSnapshot().context.draft).toEqual(typed().invitees);
  });

  it('is never another person’s', () => {
    const first = startForm();
    first.fill(filled.form);
    expect(startForm({ drafts: first.drafts, userID: 'ravi' }).typed()).toEqual(emptyNewEvent);
    expect(startForm({ drafts: first.drafts }).typed().form).toEqual(filled.form);
  });
});

describe('invitees (specification, 5)', () => {
  it('that are no numbers or are there already get an alert each, and nobody is there twice', () => {
    const { invitees, alerts, typed } = startForm();
    invitees().send({ type: 'number.changed', text: '98765 43210,' });
    invitees().send({
      type: 'numbers.pasted',
      text: '12, +91 98765 43210, 91234 56789, 091234 56789',
    });
    expect(alerts()).toEqual([
      { title: texts.checkNumbers, message: 'Invalid number format: 12' },
      { title: texts.checkNumbers, message: 'Number already added: +91 98765 43210' },
      { title: texts.checkNumbers, message: 'Number already added: 091234 56789' },
    ]);
    expect(typed().invitees).toEqual({ country: 'IN', text: '12', numbers: [asha, ravi] });
  });

  it('that are many and wrong are told of in one alert, a line each', () => {
    const { invitees, alerts } = startForm();
    const wrong = Array.from({ length: 6 }, (_, index) => `no ${index}`);
    invitees().send({ type: 'numbers.pasted', text: wrong.join('\n') });
    const message = wrong.map((number) => `Invalid number format: ${number}`).join('\n');
    expect(alerts()).toEqual([{ title: texts.checkNumbers, message }]);
  });

  it('up to five that are wrong are told of one by one', () => {
    const { invitees, alerts } = startForm();
    invitees().send({ type: 'numbers.pasted', text: 'a\nb\nc\nd\ne' });
    expect(alerts()).toHaveLength(5);
  });

  it('pasted as a list of hundreds come in at once, and those beyond 200 stay in the field', () => {
    const { invitees, alerts, typed } = startForm();
    const list = Array.from({ length: 203 }, (_, index) => `98765 4${1000 + index}`);
    invitees().send({ type: 'numbers.pasted', text: list.join('\n') });
    expect(typed().invitees.numbers).toHaveLength(200);
    expect(typed().invitees.text).toBe(list.slice(200).join(', '));
    expect(alerts()).toEqual([{ title: texts.checkNumbers, message: texts.tooManyInvitees(200) }]);
  });

  it('that were typed and not added keep the form from being sent, and are not lost', () => {
    const { form, fakes, fill, invitees, submit, typed } = startForm();
    fill(filled.form);
    invitees().send({ type: 'number.changed', text: '98765' });
    submit();
    expect(asked(fakes, 'createEvent')).toEqual([]);
    expect(form.getSnapshot().context.problems).toEqual({ invitees: texts.numberNotAdded });
    expect(typed().invitees.text).toBe('98765');
    invitees().send({ type: 'number.changed', text: '' });
    submit();
    expect(asked(fakes, 'createEvent')).toHaveLength(1);
  });

  it('picked from contacts come beside what was typed', async () => {
    const { invitees, answer, typed } = startForm();
    invitees().send({ type: 'number.changed', text: '98765 43210' });
    invitees().send({ type: 'contacts.requested' });
    await answer('pickContacts', ['\u202a+91 91234 56789\u202c']);
    expect(typed().invitees).toMatchObject({ text: '', numbers: [asha, ravi] });
  });

  it('of whom nobody was picked leave what was typed as it stands, without a word', async () => {
    const { invitees, answer, typed, told } = startForm();
    invitees().send({ type: 'number.changed', text: '98765' });
    invitees().send({ type: 'contacts.requested' });
    await answer('pickContacts', []);
    expect(told()).toEqual([]);
    expect(typed().invitees).toMatchObject({ text: '98765', numbers: [] });
  });

  it('that were removed can be added again', () => {
    const { invitees, alerts, typed } = startForm();
    invitees().send({ type: 'number.changed', text: '98765 43210,' });
    invitees().send({ type: 'invitee.removed', number: asha });
    expect(typed().invitees.numbers).toEqual([]);
    invitees().send({ type: 'number.changed', text: '98765 43210,' });
    expect(typed().invitees.numbers).toEqual([asha]);
    expect(alerts()).toEqual([]);
  });
});

describe('the list of created events (specification, 2, 4 and 8)', () => {
  it('turns an event Completed while it is open, and leads to it no more', async () => {
    const { list, fakes, answer, told } = startList();
    list.send({ type: 'events.opened', now });
    await answer('getEvents', { outcome: 'listed', events: [garba, holi] });
    expect(asked(fakes, 'awaitInstant')).toEqual([{ at: atGarba + 1 }]);
    expect(list.getSnapshot().can({ type: 'event.chosen', event: garba })).toBe(true);
    await answer('awaitInstant', { now: atGarba + 1 });
    expect(list.getSnapshot().value).toEqual({ open: { listing: 'over' } });
    list.send({ type: 'event.chosen', event: garba });
    expect(told()).toEqual([]);
  });

  it('of which the time came while it was fetched is right at once', async () => {
    const { list, fakes, answer } = startList();
    list.send({ type: 'events.opened', now });
    await answer('getEvents', { outcome: 'listed', events: [garba] });
    await answer('awaitInstant', { now: atGarba + 86_400_000 });
    expect(list.getSnapshot().value).toEqual({ open: { listing: 'over' } });
    expect(fakes.waiting('awaitInstant')).toBe(0);
  });

  it('is fetched anew each time it is opened, and shows nothing of before meanwhile', async () => {
    const { list, fakes, answer } = startList();
    list.send({ type: 'events.opened', now });
    await answer('getEvents', { outcome: 'listed', events: [garba] });
    list.send({ type: 'events.closed' });
    list.send({ type: 'events.opened', now });
    expect(list.getSnapshot().context.events).toEqual([]);
    expect(asked(fakes, 'getEvents')).toHaveLength(2);
    await answer('getEvents', { outcome: 'listed', events: [] });
    expect(list.getSnapshot().value).toEqual({ open: 'empty' });
  });

  it('that is closed hears no late answer', () => {
    const { list, fakes } = startList();
    list.send({ type: 'events.opened', now });
    list.send({ type: 'events.closed' });
    expect(fakes.waiting('getEvents')).toBe(0);
    expect(list.getSnapshot().value).toBe('closed');
  });

  it.each([
    ['a 401', texts.sessionExpired, 'Session expired. Please log in again.'],
    ['any other failure', texts.eventsFailed, 'Failed to fetch events'],
  ])('says of %s what happened, and can be tried again', async (what, _, sentence) => {
    const { list, answer, fail, toasts } = startList();
    list.send({ type: 'events.opened', now });
    if (what === 'a 401') await answer('getEvents', { outcome: 'unauthorized' });
    else await fail('getEvents');
    expect(toasts()).toEqual([sentence]);
    list.send({ type: 'events.retried' });
    await answer('getEvents', { outcome: 'listed', events: [garba] });
    expect(list.getSnapshot().matches({ open: 'listing' })).toBe(true);
  });
});

describe('the page of an event', () => {
  it('come to by its address alone is found among the host’s events by its _id', async () => {
    const { page, fakes, answer } = startPage('garba/1', null);
    expect(page.getSnapshot().value).toBe('loading');
    await answer('getEvents', { outcome: 'listed', events: [holi, answered] });
    expect(page.getSnapshot().value).toEqual({ shown: { clock: 'active', answers: 'fresh' } });
    expect(page.getSnapshot().context.event).toEqual(answered);
    expect(asked(fakes, 'getEvents')).toEqual([{ userID: 'asha' }]);
  });

  it('is found by its _id where it has an id as well', async () => {
    const both = { ...garba, id: '1', _id: 'garba' };
    const { page, answer } = startPage('garba', null);
    await answer('getEvents', { outcome: 'listed', events: [both] });
    expect(page.getSnapshot().context.event).toEqual(both);
  });

  it('of an address that is nobody’s says so, and of another person’s event no more', async () => {
    const { page, answer, told } = startPage('someone-else', null);
    await answer('getEvents', { outcome: 'listed', events: [holi, garba] });
    expect(page.getSnapshot().value).toBe('missing');
    expect(told()).toEqual([]);
  });

  it('that came along is shown at once, and then with the answers so far', async () => {
    const { page, answer } = startPage('garba/1', garba);
    expect(page.getSnapshot().context.event).toEqual(garba);
    expect(page.getSnapshot().value).toEqual({ shown: { clock: 'active', answers: 'refreshing' } });
    await answer('getEvents', { outcome: 'listed', events: [answered] });
    expect(page.getSnapshot().context.event).toEqual(answered);
  });

  it('whose newer answers do not arrive stays as it is, without a word', async () => {
    const { page, fail, told } = startPage('garba/1', garba);
    await fail('getEvents');
    expect(page.getSnapshot().value).toEqual({ shown: { clock: 'active', answers: 'fresh' } });
    expect(page.getSnapshot().context.event).toEqual(garba);
    expect(told()).toEqual([]);
  });

  it('that is looked at again shows who answered meanwhile, once at a time and without a word', async () => {
    const { page, fakes, answer, fail, told } = startPage('garba/1', garba);
    const lookAgain = () => fakes.say('pageLooks', { type: 'page.shown' });
    await answer('getEvents', { outcome: 'listed', events: [garba] });
    for (const _ of [1, 2, 3]) lookAgain();
    expect(asked(fakes, 'getEvents')).toHaveLength(2);
    expect(page.getSnapshot().context.event).toEqual(garba);
    await answer('getEvents', { outcome: 'listed', events: [answered] });
    expect(page.getSnapshot().context.event).toEqual(answered);
    lookAgain();
    await fail('getEvents');
    expect(page.getSnapshot().context.event).toEqual(answered);
    expect(told()).toEqual([]);
  });

  it('turns Completed while it is looked at', async () => {
    const { page, answer } = startPage('garba/1', garba);
    await answer('getEvents', { outcome: 'listed', events: [answered] });
    await answer('awaitInstant', { now: atGarba + 1 });
    expect(page.getSnapshot().value).toEqual({ shown: { clock: 'completed', answers: 'fresh' } });
  });

  it('is judged by the service’s date, whatever date came along', async () => {
    const { page, fakes, answer } = startPage('garba/1', garba);
    const moved = { ...garba, eventDateTime: holi.eventDateTime };
    await answer('getEvents', { outcome: 'listed', events: [moved] });
    expect(page.getSnapshot().value).toEqual({ shown: { clock: 'completed', answers: 'fresh' } });
    expect(fakes.waiting('awaitInstant')).toBe(0);
  });

  it('takes no event that came along for another address', () => {
    const { page } = startPage('garba/1', readEvent(holi, 'garba/1'));
    expect(page.getSnapshot().value).toBe('loading');
    expect(page.getSnapshot().context.event).toBeNull();
  });

  it('of an event that is over never opens as active', async () => {
    const { page, fakes, answer } = startPage('holi', null);
    await answer('getEvents', { outcome: 'listed', events: [holi] });
    expect(page.getSnapshot().value).toEqual({ shown: { clock: 'completed', answers: 'fresh' } });
    expect(fakes.waiting('awaitInstant')).toBe(0);
  });
});
