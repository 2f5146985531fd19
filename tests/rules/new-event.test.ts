import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { eventFieldMissing, problemsOf, withoutProblem } from '#domain/event-problems.ts';
import { noInvitees } from '#domain/invitees.ts';
import {
  canAddQuestion,
  differences,
  draftIn,
  draftOf,
  type EventForm,
  emptyNewEvent,
  eventAfter,
  NewEventDraft,
  toEventData,
  withQuestion,
} from '#domain/new-event.ts';
import { attendingQuestion, type RsvpQuestion } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { endOfDay, instantOf } from '#domain/zoned-time.ts';

const kolkata = 'Asia/Kolkata';
const kathmandu = 'Asia/Kathmandu';
const stJohns = 'America/St_Johns';
const berlin = 'Europe/Berlin';

const form = {
  name: 'Garba night',
  date: '2026-03-14',
  time: '19:30',
  venue: 'Community hall',
  description: 'Dance with us.',
  deadline: '2026-03-12',
};
const filled: NewEventDraft = { ...emptyNewEvent, form };
const morning = { now: Date.parse('2026-03-09T06:00:00Z'), zone: kolkata };

function problems(change: Partial<typeof form>, moment = morning) {
  return problemsOf({ ...filled, form: { ...form, ...change } }, moment);
}

describe('The form of a new event', () => {
  it('has no problem when all fields are filled and no invitee is named', () => {
    expect(problemsOf(filled, morning)).toEqual({});
  });

  it('lacks every field when it is empty', () => {
    expect(problemsOf(emptyNewEvent, morning)).toEqual(eventFieldMissing);
  });

  it.each(Object.keys(form) as (keyof typeof form)[])(
    'lacks its %s when that is blank or shows nothing',
    (field) => {
      expect(problems({ [field]: '  ' })).toHaveProperty(field);
      expect(problems({ [field]: '\u200b\u3164' })).toHaveProperty(field);
      expect(Object.keys(problems({ [field]: '' }))).toEqual([field]);
    },
  );

  it.each(['2026-02-29', '2027-04-31', '14-03-2026', '2026-3-14', 'soon'])(
    'refuses %s as a date and as a deadline',
    (day) => {
      expect(problems({ date: day })).toEqual({ date: texts.notADay });
      expect(problems({ deadline: day })).toEqual({ deadline: texts.notADay });
    },
  );

  it('refuses a date and a deadline after the year 2200', () => {
    expect(problems({ date: '2201-01-01' })).toEqual({ date: texts.dayOutOfRange });
    const date = '2200-12-31';
    expect(problems({ date, deadline: '2201-01-01' })).toEqual({ deadline: texts.dayOutOfRange });
    expect(problems({ date, deadline: date })).toEqual({});
  });

  it.each(['24:00', '7:30', '19:60', 'evening'])('refuses %s as a time', (time) => {
    expect(problems({ time })).toEqual({ time: texts.notATime });
  });

  it('accepts 29 February in a leap year', () => {
    expect(problems({ date: '2028-02-29', deadline: '2028-02-29' })).toEqual({});
  });

  it('asks to add a typed number and a typed question before it is sent', () => {
    const draft = {
      ...filled,
      invitees: { ...filled.invitees, text: '98765' },
      questionText: 'Will you bring food?',
    };
    expect(problemsOf(draft, morning)).toEqual({
      invitees: texts.numberNotAdded,
      question: texts.questionNotAdded,
    });
    const blank = { ...draft, invitees: { ...draft.invitees, text: '  ' }, questionText: ' ' };
    expect(problemsOf(blank, morning)).toEqual({});
  });

  it('asks for the text of a question in which nothing is seen, and not for that of the first, which has no field', () => {
    const asking = (questionText: string, of = 'q_custom_1') => {
      const question: RsvpQuestion = { questionId: of, questionText, type: 'text' };
      return problemsOf({ ...filled, questions: [question] }, morning).questions;
    };
    expect([asking(' '), asking('\u200B'), asking('Food?')]).toEqual([
      texts.questionMissing,
      texts.questionMissing,
      undefined,
    ]);
    expect(asking('', 'q_attending')).toBeUndefined();
  });

  it('keeps its other problems when one field is corrected', () => {
    const both = problems({ name: '', venue: '' });
    expect(withoutProblem(both, 'name')).toEqual({ venue: eventFieldMissing.venue });
    expect(withoutProblem(both, 'date')).toEqual(both);
  });
});

/** By zone: an instant of midnight there, the day before it and the day that begins with it. */
const midnights = [
  [kolkata, 'UTC+5:30', '2026-03-09T18:30:00Z', '2026-03-09', '2026-03-10'],
  [kathmandu, 'UTC+5:45', '2026-03-09T18:15:00Z', '2026-03-09', '2026-03-10'],
  [stJohns, 'UTC−2:30', '2026-06-10T02:30:00Z', '2026-06-09', '2026-06-10'],
  [berlin, 'the night that clocks go forward', '2026-03-28T23:00:00Z', '2026-03-28', '2026-03-29'],
  [berlin, 'the night that clocks go back', '2026-10-24T22:00:00Z', '2026-10-24', '2026-10-25'],
  [kolkata, 'a leap day', '2028-02-28T18:30:00Z', '2028-02-28', '2028-02-29'],
] as const;

describe.each(midnights)('Today in %s, %s', (zone, _, midnight, before, today) => {
  const at = Date.parse(midnight);
  const ofToday = { date: before, time: '23:59', deadline: before };

  it('can be the day of an event until its last millisecond', () => {
    const last = { now: at - 60_001, zone };
    expect(problems(ofToday, last)).toEqual({});
    expect(problems(ofToday, { now: at - 1, zone })).toEqual({ time: texts.eventTimeOver });
    expect(problems(ofToday, { now: at, zone })).toEqual({
      date: texts.dayOver,
      deadline: texts.dayOver,
    });
  });

  it('can be the day of an event from its first millisecond', () => {
    const ofNext = { date: today, time: '12:00', deadline: today };
    expect(problems(ofNext, { now: at, zone })).toEqual({});
  });
});

describe('A new event in the past', () => {
  it('is refused from its own instant on', () => {
    const now = Date.parse('2026-03-14T14:00:00Z');
    const deadline = '2026-03-14';
    expect(problems({ deadline }, { now: now - 1, zone: kolkata })).toEqual({});
    expect(problems({ deadline }, { now, zone: kolkata })).toEqual({ time: texts.eventTimeOver });
  });

  it('is judged in the host’s zone, not in UTC', () => {
    const now = Date.parse('2026-03-14T14:30:00Z');
    const deadline = '2026-03-14';
    expect(problems({ deadline }, { now, zone: kolkata })).toHaveProperty('time');
    expect(problems({ deadline }, { now, zone: stJohns })).toEqual({});
  });
});

describe('The deadline of a new event', () => {
  it('may be the day of the event and no later', () => {
    expect(problems({ deadline: form.date })).toEqual({});
    expect(problems({ deadline: '2026-03-15' })).toEqual({ deadline: texts.deadlineAfterEvent });
  });

  it('may be today and no earlier', () => {
    expect(problems({ deadline: '2026-03-09' })).toEqual({});
    expect(problems({ deadline: '2026-03-08' })).toEqual({ deadline: texts.dayOver });
  });
});

describe('The deadline of an event that is changed (§18.1)', () => {
  const former: HostedEvent = {
    id: 'garba',
    eventDateTime: '2026-03-14T14:00:00Z',
    inviteExpiryDate: '2026-03-08T18:29:59.999Z',
    invitees: [{ mobile_number: '+919876543210', response_status: 'pending', rsvpResponses: {} }],
  };
  const was = draftOf(former, kolkata);
  const now = { now: Date.parse('2026-03-10T06:00:00Z'), zone: kolkata };
  const other = { name: 'Garba', venue: 'The park', description: 'A dance' };
  const withNumbers = (...numbers: string[]) => ({ ...was.invitees, numbers });
  const problemsWith = (changed: Partial<EventForm>, invitees = was.invitees) =>
    problemsOf({ ...was, form: { ...was.form, ...other, ...changed }, invitees }, now, former);

  it('may stay though it is over, while nobody is asked for an answer', () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsWith({}, withNumbers())).toEqual({});
  });

  it('is not refused as after the event where a host abroad has changed neither', () => {
    const at = { ...now, zone: 'Asia/Bangkok' };
    const former = {
      eventDateTime: '2026-03-14T14:30:00.000Z',
      inviteExpiryDate: '2026-03-14T18:29:59.999Z',
    };
    const abroad = draftOf(former, at.zone);
    const draftWith = (form: Partial<EventForm>) => {
      const filled = { name: 'Garba', venue: 'Hall', description: 'A dance', ...form };
      return { ...abroad, form: { ...abroad.form, ...filled } };
    };
    expect(abroad.form).toMatchObject({ date: '2026-03-14', deadline: '2026-03-15' });
    expect(problemsOf(draftWith({}), at, former)).toEqual({});
    const refused = { deadline: texts.deadlineAfterEvent };
    expect(problemsOf(draftWith({ time: '20:00' }), at, former)).toEqual(refused);
  });

  it('must be today or later where the event has another time, the deadline another day, or a guest is added', () => {
    const over = { deadline: texts.dayOver };
    expect(problemsWith({ time: '20:00' })).toEqual(over);
    expect(problemsWith({ date: '2026-03-15' })).toEqual(over);
    expect(problemsWith({ deadline: '2026-03-09' })).toEqual(over);
    expect(problemsWith({}, withNumbers('+919876543210', '+919876543211'))).toEqual(over);
    expect(problemsWith({ time: '20:00', deadline: '2026-03-10' })).toEqual({});
  });
});

describe('The instant of a new event', () => {
  it.each([
    [kolkata, '2026-03-14', '19:30', '2026-03-14T14:00:00.000Z'],
    [kathmandu, '2026-03-14', '19:30', '2026-03-14T13:45:00.000Z'],
    [stJohns, '2026-06-14', '19:30', '2026-06-14T22:00:00.000Z'],
    [kolkata, '2026-03-14', '00:00', '2026-03-13T18:30:00.000Z'],
    [kolkata, '2028-02-29', '23:59', '2028-02-29T18:29:00.000Z'],
    [berlin, '2026-03-28', '12:00', '2026-03-28T11:00:00.000Z'],
    [berlin, '2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
  ])('follows the host’s zone: %s, %s at %s is %s', (zone, day, time, instant) => {
    expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(instant);
  });

  it('moves forward by an hour when the clocks skip its wall time', () => {
    const at = new Date(instantOf('2026-03-29', '02:30', berlin)).toISOString();
    expect(at).toBe('2026-03-29T01:30:00.000Z');
  });

  it('is the first of the two when its wall time comes twice', () => {
    const at = new Date(instantOf('2026-10-25', '02:30', berlin)).toISOString();
    expect(at).toBe('2026-10-25T00:30:00.000Z');
  });
});

describe('The end of a day', () => {
  it.each([
    [kolkata, '2026-03-12', '2026-03-12T18:29:59.999Z'],
    [kathmandu, '2026-03-12', '2026-03-12T18:14:59.999Z'],
    [stJohns, '2026-06-12', '2026-06-13T02:29:59.999Z'],
    [kolkata, '2028-02-29', '2028-02-29T18:29:59.999Z'],
    [kolkata, '2026-12-31', '2026-12-31T18:29:59.999Z'],
  ])('is its last millisecond there: %s, %s, %s', (zone, day, instant) => {
    expect(new Date(endOfDay(day, zone)).toISOString()).toBe(instant);
  });

  it.each([
    ['23 hours', '2026-03-29', '2026-03-29T21:59:59.999Z', 23],
    ['25 hours', '2026-10-25', '2026-10-25T22:59:59.999Z', 25],
  ])('is the last millisecond of a day of %s', (_, day, instant, hours) => {
    const end = endOfDay(day, berlin);
    expect(new Date(end).toISOString()).toBe(instant);
    expect(end + 1 - instantOf(day, '00:00', berlin)).toBe(hours * 3_600_000);
  });

  it('is the millisecond before the clocks change when they skip midnight', () => {
    // Cairo goes from 23:59:59 to 01:00 on the last Friday of April.
    const end = new Date(endOfDay('2026-04-23', 'Africa/Cairo')).toISOString();
    expect(end).toBe('2026-04-23T21:59:59.999Z');
  });

  test('is a millisecond before the next day begins, in every zone and on every day', () => {
    const anyDay = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const zones = fc.constantFrom(kolkata, kathmandu, stJohns, berlin, 'Pacific/Kiritimati');
    fc.assert(
      fc.property(anyDay, zones, (day, zone) => {
        const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
        expect(endOfDay(day, zone)).toBe(instantOf(next, '00:00', zone) - 1);
      }),
    );
  });
});

describe('The request to create an event', () => {
  it('has trimmed texts, both instants in UTC and the questions unchanged', () => {
    const draft = {
      ...filled,
      form: { ...form, name: '  Garba night ', venue: ' Hall\n', description: ' Dance! ' },
    };
    expect(toEventData(draft, kathmandu, null)).toEqual({
      eventName: 'Garba night',
      eventDateTime: '2026-03-14T13:45:00.000Z',
      venue: 'Hall',
      description: 'Dance!',
      inviteExpiryDate: '2026-03-12T18:14:59.999Z',
      rsvpQuestionnaire: [attendingQuestion],
    });
  });
});

describe('The questions of a new event', () => {
  it('begin with the Yes or No question about attendance, and the next type is text', () => {
    expect(emptyNewEvent.questions).toEqual([
      { questionId: 'q_attending', questionText: 'Will you be able to attend?', type: 'boolean' },
    ]);
    expect(emptyNewEvent.questionType).toBe('text');
  });

  it('number the next question by the length of the list', () => {
    const list = ['Food?', 'Car?', 'Shoe size?'].reduce(ask, emptyNewEvent.questions);
    expect(idsOf(list)).toEqual(['q_attending', 'q_custom_1', 'q_custom_2', 'q_custom_3']);
  });

  it('number the next question by the next free number after one was removed', () => {
    const three = ['Food?', 'Car?', 'Shoe size?'].reduce(ask, emptyNewEvent.questions);
    const two = three.filter(({ questionId }) => questionId !== 'q_custom_1');
    expect(idsOf(ask(two, 'Again?'))).toEqual([
      'q_attending',
      'q_custom_2',
      'q_custom_3',
      'q_custom_4',
    ]);
    const last = three.filter(({ questionId }) => questionId !== 'q_custom_3');
    expect(idsOf(ask(last, 'Again?')).at(-1)).toBe('q_custom_3');
  });

  it('never repeat an id, whatever is added and removed', () => {
    const turn = fc.oneof(fc.constant('add' as const), fc.nat(10));
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 40 }), (turns) => {
        const list = turns.reduce<RsvpQuestion[]>(
          (questions, what) =>
            what === 'add'
              ? ask(questions, 'More?')
              : questions.filter((_, index) => index === 0 || index !== what),
          emptyNewEvent.questions,
        );
        expect(new Set(idsOf(list)).size).toBe(list.length);
        expect(list[0]).toEqual(attendingQuestion);
      }),
    );
  });

  it('are trimmed and have the chosen type', () => {
    const draft = {
      ...emptyNewEvent,
      questionText: '  How many? ',
      questionType: 'number' as const,
    };
    expect(withQuestion(draft, []).at(-1)).toEqual({
      questionId: 'q_custom_1',
      questionText: 'How many?',
      type: 'number',
    });
  });

  it.each(['', '   ', '\n\t', '\u200b'])('leave out a blank one: %j', (questionText) => {
    expect(canAddQuestion({ ...emptyNewEvent, questionText })).toBe(false);
  });

  it('are fifty at most', () => {
    const fill = (length: number) => Array.from({ length }, () => attendingQuestion);
    const draft = { ...emptyNewEvent, questionText: 'One more?' };
    expect(canAddQuestion({ ...draft, questions: fill(49) })).toBe(true);
    expect(canAddQuestion({ ...draft, questions: fill(50) })).toBe(false);
  });
});

function ask(questions: RsvpQuestion[], questionText: string): RsvpQuestion[] {
  return withQuestion({ questions, questionText, questionType: 'text' }, []);
}

function idsOf(questions: readonly RsvpQuestion[]): string[] {
  return questions.map(({ questionId }) => questionId);
}

const food: RsvpQuestion = { questionId: 'q_custom_1', questionText: 'Food?', type: 'text' };

/** An event with instants that no form could have given it. */
const hosted: HostedEvent = {
  id: 'garba',
  eventName: 'Garba night',
  eventDateTime: '2026-03-14T14:00:30.500Z',
  venue: 'Community hall',
  description: 'Dance with us.',
  inviteExpiryDate: '2026-03-12T10:00:00.000Z',
  rsvpQuestionnaire: [attendingQuestion, food],
  invitees: ['+919876543210', 'the neighbours'].map((mobile_number) => ({
    mobile_number,
    response_status: 'pending',
    rsvpResponses: {},
  })),
  version: 3,
};

describe('The form of an event that is changed', () => {
  it('has what the event has, in the host’s zone, with the numbers that can be sent back', () => {
    expect(draftOf(hosted, kolkata)).toStrictEqual({
      ...emptyNewEvent,
      form,
      invitees: { ...emptyNewEvent.invitees, numbers: ['+919876543210'] },
      questions: [attendingQuestion, food],
      version: 3,
    });
    const older = {
      ...hosted,
      eventName: null,
      title: 'Garba',
      eventDateTime: '2026-03-14T20:00:00Z',
    };
    expect(draftOf(older, kolkata).form).toMatchObject({
      name: 'Garba',
      date: '2026-03-15',
      time: '01:30',
    });
  });

  it('has a guest once whom the service lists twice', () => {
    const invitees = [...(hosted.invitees ?? []), ...(hosted.invitees ?? [])];
    expect(draftOf({ ...hosted, invitees }, kolkata).invitees.numbers).toEqual(['+919876543210']);
  });

  it('comes back from the device also where the service holds more than its fields take', () => {
    const numbers = Array.from({ length: 201 }, (_, n) => `+91987650${1000 + n}`);
    const long = {
      ...hosted,
      description: 'x'.repeat(5_001),
      invitees: numbers.map((mobile_number) => ({
        mobile_number,
        response_status: '',
        rsvpResponses: {},
      })),
    };
    expect(v.parse(NewEventDraft, draftOf(long, kolkata))).toEqual(draftOf(long, kolkata));
  });

  it('is empty where the event says nothing or nothing that can be read', () => {
    expect(draftOf({ id: 'garba' }, kolkata)).toStrictEqual(emptyNewEvent);
    const unreadable = { id: 'garba', eventDateTime: 'some day', inviteExpiryDate: 'soon' };
    expect(draftOf(unreadable, kolkata).form).toEqual(emptyNewEvent.form);
  });

  it('leaves the time to the host where the service tells only a day', () => {
    const { form } = draftOf({ id: 'garba', eventDateTime: '2026-03-14' }, kolkata);
    expect(form).toMatchObject({ date: '2026-03-14', time: '' });
  });
});

describe('The form of an event that is changed, once the host is in another zone (§22.183)', () => {
  const draft = { ...draftOf(hosted, kolkata), version: 2, zone: kolkata };
  const there = draftOf(hosted, kathmandu).form;
  const typed = (change: Partial<typeof form>) =>
    draftIn(kathmandu, { ...draft, form: { ...draft.form, ...change } }, hosted);

  it('has the wall times of the new zone for the times that were not changed', () => {
    expect(typed({ name: 'Dandiya' }).form).toEqual({ ...there, name: 'Dandiya' });
  });

  it.each([{ date: '2026-03-15' }, { time: '21:00' }])(
    'keeps the day and the time of which the host has changed one: %j',
    (change) => {
      const { date, time } = draft.form;
      expect(typed(change).form).toEqual({ ...there, date, time, ...change });
    },
  );

  it('keeps a deadline that the host has changed', () => {
    const deadline = '2026-03-11';
    expect(typed({ deadline }).form).toEqual({ ...there, deadline });
  });

  it('is of the version that was changed, and of the event’s own where it says what that says', () => {
    expect(typed({ name: 'Dandiya' }).version).toBe(2);
    expect(typed({}).version).toBe(hosted.version);
  });
});

describe('The parts of an event that two drafts say differently', () => {
  const draft = draftOf(hosted, kolkata);
  const asking = (change: Partial<RsvpQuestion>) => ({
    ...draft,
    questions: [attendingQuestion, { ...food, ...change }],
  });

  it('are none where they differ in spaces at the ends or in the order of the guests', () => {
    const spaced = {
      ...asking({ questionText: ' Food? ' }),
      form: { ...draft.form, venue: ' Community hall ' },
    };
    expect(differences(draft, spaced)).toEqual([]);
    expect(differences(spaced, draft)).toEqual([]);
    const guests = (numbers: string[]) => ({ ...draft, invitees: { ...draft.invitees, numbers } });
    const [one, other] = ['+919876543210', '+919876543211'];
    expect(differences(guests([one, other]), guests([other, one]))).toEqual([]);
    expect(differences(guests([one]), guests([one, other]))).toEqual(['guests']);
  });

  it('are the fields and the questions that were changed', () => {
    const { form } = draft;
    const changed = { ...draft, form: { ...form, name: 'Dandiya', deadline: '2026-03-13' } };
    expect(differences(draft, changed)).toEqual(['name', 'deadline']);
    expect(differences(draft, asking({ questionText: 'Drinks?' }))).toEqual(['questions']);
    expect(differences(draft, asking({ type: 'number' }))).toEqual(['questions']);
    expect(differences(draft, asking({ questionId: 'q_custom_2' }))).toEqual(['questions']);
  });
});

describe('An event after its host has changed it', () => {
  it('has the answers of guests who stay, those who could not be sent back and those who are new, and its former version', () => {
    const [asha, neighbours] = hosted.invitees ?? [];
    const yes = { ...asha, mobile_number: '+919876543212', rsvpResponses: { q_attending: true } };
    const former = { ...hosted, invitees: [asha, yes, neighbours] as HostedEvent['invitees'] };
    const draft = draftOf(former, kolkata);
    const numbers = ['+919876543212', '+919876543213'];
    const after = eventAfter(
      {
        ...draft,
        form: { ...draft.form, venue: ' The park ' },
        invitees: { ...noInvitees, numbers },
      },
      kolkata,
      former,
    );
    expect(after).toMatchObject({ id: 'garba', venue: 'The park', version: 3 });
    expect(after.invitees).toEqual([
      yes,
      neighbours,
      expect.objectContaining({ mobile_number: '+919876543213', rsvpResponses: {} }),
    ]);
  });
});

describe('The request to change an event', () => {
  const draft = draftOf(hosted, kolkata);
  const sent = (change: Partial<typeof form>, former = hosted) =>
    toEventData({ ...draft, form: { ...draft.form, ...change } }, kolkata, former);

  it('keeps both instants to the millisecond while their days and times stay', () => {
    expect(sent({ name: 'Dandiya' })).toMatchObject({
      eventName: 'Dandiya',
      eventDateTime: hosted.eventDateTime,
      inviteExpiryDate: hosted.inviteExpiryDate,
    });
  });

  it.each([
    ['day', { date: '2026-03-15' }, '2026-03-15T14:00:00.000Z'],
    ['time', { time: '20:00' }, '2026-03-14T14:30:00.000Z'],
  ])('moves the event by the form once its %s was changed', (_, change, eventDateTime) => {
    const { inviteExpiryDate } = hosted;
    expect(sent(change)).toMatchObject({ eventDateTime, inviteExpiryDate });
  });

  it('moves the deadline to the end of its day once that was changed', () => {
    const { eventDateTime } = hosted;
    const inviteExpiryDate = '2026-03-13T18:29:59.999Z';
    expect(sent({ deadline: '2026-03-13' })).toMatchObject({ eventDateTime, inviteExpiryDate });
    const without = { ...hosted, inviteExpiryDate: null };
    expect(sent({ deadline: '2026-03-13' }, without)).toMatchObject({ inviteExpiryDate });
  });

  it('has trimmed questions', () => {
    const questions = [attendingQuestion, { ...food, questionText: ' Food? ' }];
    expect(toEventData({ ...draft, questions }, kolkata, hosted).rsvpQuestionnaire).toEqual([
      attendingQuestion,
      food,
    ]);
  });

  it('gives a new question no id that a removed one had, whose answers it would take', () => {
    const typed = { ...draft, questions: [attendingQuestion], questionText: 'Drinks?' };
    expect(idsOf(withQuestion(typed, [attendingQuestion, food]))).toEqual([
      'q_attending',
      'q_custom_2',
    ]);
  });
});
