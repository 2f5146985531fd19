import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HostedEvent, Invitee } from '#domain/event.ts';
import {
  answerOf,
  answersInOrder,
  answersOf,
  areAnswersUntold,
  byAnswer,
  countAnswers,
  summariseQuestions,
} from '#domain/event-answers.ts';

const invitee = (response_status: string | null, rsvpResponses?: unknown) =>
  v.parse(Invitee, { mobile_number: '+919876543210', response_status, rsvpResponses });

it.each([
  ['untold where each guest is a number alone', ['', ''], undefined, true],
  ['told where one guest has a status', ['', 'pending'], undefined, false],
  ['told where the guests without a status have answered', ['', ''], { q_attending: true }, false],
  ['told of nobody', [], undefined, false],
])('The answers of an event’s guests are %s', (_, statuses, responses, areUntold) => {
  const guests = statuses.map((status) => invitee(status, responses));
  expect(areAnswersUntold(guests)).toBe(areUntold);
});

describe('An invitee’s answer (§4.17, §4.19)', () => {
  it.each([
    [
      'accepted for status responded and attendance yes',
      'responded',
      { q_attending: true },
      'accepted',
    ],
    [
      'rejected for status responded and attendance no',
      'responded',
      { q_attending: false },
      'rejected',
    ],
    [
      'accepted for status accepted and attendance yes',
      'accepted',
      { q_attending: true },
      'accepted',
    ],
    [
      'rejected for status accepted and attendance no',
      'accepted',
      { q_attending: false },
      'rejected',
    ],
    [
      'responded for an answer to another question only',
      'responded',
      { q_custom_1: 'Rice' },
      'responded',
    ],
    ['responded for status responded without answers', 'responded', undefined, 'responded'],
    [
      'responded for an attendance that is neither yes nor no',
      'responded',
      { q_attending: 'maybe' },
      'responded',
    ],
    ['waiting for status pending', 'pending', { q_attending: true }, 'waiting'],
    ['waiting without a status and an attendance', null, {}, 'waiting'],
    ['accepted without a status for attendance yes', null, { q_attending: true }, 'accepted'],
    ['waiting for an unknown status', 'seen', {}, 'waiting'],
    ['rejected for a service’s own word for a no', 'rejected', { q_attending: false }, 'rejected'],
    ['accepted for a service’s own word for a yes', 'confirmed', { q_attending: true }, 'accepted'],
    ['accepted for a status in capitals', 'ACCEPTED', { q_attending: true }, 'accepted'],
    ['waiting for pending in capitals', 'Pending', { q_attending: true }, 'waiting'],
  ])('is %s', (_, status, responses, answer) => {
    expect(answerOf(invitee(status, responses))).toBe(answer);
  });
});

it('Event page: the counts of answers include each invitee once', () => {
  const invitees = [
    invitee('responded', { q_attending: true }),
    invitee('accepted', { q_attending: true }),
    invitee('responded', { q_attending: false }),
    invitee('responded'),
    invitee('pending'),
    invitee(null),
  ];
  expect(countAnswers(invitees)).toEqual({ accepted: 2, rejected: 1, responded: 1, waiting: 2 });
  expect(countAnswers([])).toEqual({ accepted: 0, rejected: 0, responded: 0, waiting: 0 });
});

it('Event page: guests are listed by their answers: Accepted, Rejected, Responded, Waiting', () => {
  const inOrder = [
    invitee('responded', { q_attending: true }),
    invitee('responded', { q_attending: false }),
    invitee('responded'),
    invitee('pending'),
  ];
  expect(byAnswer(inOrder.toReversed())).toEqual(inOrder);
  expect(inOrder.map(answerOf)).toEqual(answersInOrder);
});

describe('The summary of answers to a host’s questions', () => {
  const questions = [
    { questionId: 'q_attending', questionText: 'Will you be able to attend?', type: 'boolean' },
    { questionId: 'q_custom_1', questionText: 'What will you bring?', type: 'text' },
    { questionId: 'q_custom_2', questionText: 'How many are you?', type: 'number' },
    { questionId: 'q_custom_3', questionText: 'By car?', type: 'boolean' },
  ];

  function summarise(...responses: unknown[]) {
    return summaryOf(responses).map(({ question: { questionId }, answers }) => [
      questionId,
      ...answers.map(({ answer, count }) => `${answer}: ${count}`),
    ]);
  }

  function summaryOf(responses: readonly unknown[]) {
    return summariseQuestions(eventWith(responses));
  }

  function eventWith(responses: readonly unknown[]) {
    return v.parse(HostedEvent, {
      eventDateTime: '2026-03-14T14:00:00Z',
      rsvpQuestionnaire: questions,
      invitees: responses.map((rsvpResponses) => ({
        mobile_number: '+919876543210',
        response_status: 'responded',
        rsvpResponses,
      })),
    });
  }

  it('says of each guest what they answered, in the order of the questions', () => {
    const event = eventWith([
      { q_attending: true, q_custom_3: false, q_custom_2: 4, q_custom_9: 'Rice' },
      { q_custom_1: ' ' },
    ]);
    const said = event.invitees?.map((guest) =>
      answersOf(event, guest).map(({ question, answer }) => `${question.questionText} ${answer}`),
    );
    expect(said).toEqual([['How many are you? 4', 'By car? No'], []]);
  });

  it('lists every question but the first, with the most frequent answer on top', () => {
    const all = summarise(
      { q_attending: true, q_custom_1: 'Rice', q_custom_2: 2, q_custom_3: true },
      { q_attending: true, q_custom_1: ' Rice ', q_custom_2: 4, q_custom_3: false },
      { q_attending: true, q_custom_1: 'Dal', q_custom_2: 4, q_custom_3: false },
    );
    expect(all).toEqual([
      ['q_custom_1', 'Rice: 2', 'Dal: 1'],
      ['q_custom_2', '4: 2', '2: 1'],
      ['q_custom_3', 'No: 2', 'Yes: 1'],
    ]);
  });

  it('lists numbers that are equally frequent as a person counts, 9 before 10', () => {
    const all = summarise(
      { q_attending: true, q_custom_2: 10 },
      { q_attending: true, q_custom_2: 9 },
      { q_attending: true, q_custom_2: 100 },
    );
    expect(all[1]).toEqual(['q_custom_2', '9: 1', '10: 1', '100: 1']);
  });

  it('leaves out blank and missing answers and counts zero and No', () => {
    expect(summarise({ q_custom_1: '  ' }, { q_custom_2: 0, q_custom_3: false }, {})).toEqual([
      ['q_custom_1'],
      ['q_custom_2', '0: 1'],
      ['q_custom_3', 'No: 1'],
    ]);
  });

  it('adds up the answers to a question for a number, and to no other', () => {
    const sums = (...responses: unknown[]) => summaryOf(responses).map(({ sum }) => sum);
    const one = { q_custom_1: '7', q_custom_2: 2, q_custom_3: true };
    expect(sums(one, { q_custom_2: 1.5 }, { q_custom_2: 'many' }, {})).toEqual([null, 3.5, null]);
    expect(sums({ q_custom_2: 0 })).toEqual([null, 0, null]);
    expect(sums({ q_custom_1: 7 })).toEqual([null, null, null]);
    expect(sums({})).toEqual([null, null, null]);
  });

  it('reads an answer by the type of its question, however the service writes it', () => {
    const told = [
      { q_custom_1: '1', q_custom_2: ' 1,000 ', q_custom_3: 'TRUE' },
      { q_custom_1: true, q_custom_2: 2, q_custom_3: 1 },
      { q_custom_3: '0' },
    ];
    expect(summarise(...told)).toEqual([
      ['q_custom_1', '1: 1', 'Yes: 1'],
      ['q_custom_2', '2: 1', '1000: 1'],
      ['q_custom_3', 'Yes: 2', 'No: 1'],
    ]);
    expect(summaryOf(told).map(({ sum }) => sum)).toEqual([null, 1002, null]);
    const event = eventWith(told);
    const said = event.invitees?.map((guest) => answersOf(event, guest).at(-1)?.answer);
    expect(said).toEqual(['Yes', 'Yes', 'No']);
  });

  it('is the same whatever order the answers came in', () => {
    const [one, other] = [{ q_custom_1: 'Rice' }, { q_custom_1: 'Dal' }];
    expect(summarise(one, other)).toEqual(summarise(other, one));
  });

  it('leaves out answers to questions that are not asked', () => {
    expect(summarise({ q_custom_9: 'Rice' })).toEqual([
      ['q_custom_1'],
      ['q_custom_2'],
      ['q_custom_3'],
    ]);
  });

  it.each(['__proto__', 'constructor'])(
    'counts nothing to the question %s that no guest answered',
    (questionId) => {
      const question = { questionId, questionText: 'Rice?', type: 'text' } as const;
      const event = v.parse(HostedEvent, {
        eventDateTime: '2026-03-14T14:00:00Z',
        rsvpQuestionnaire: [question],
        invitees: [{ mobile_number: '+919876543210', rsvpResponses: { q_attending: true } }],
      });
      expect(summariseQuestions(event)).toEqual([{ question, answers: [], sum: null }]);
    },
  );

  it('is empty without questions and lists a question without answers when there are no invitees', () => {
    const bare = v.parse(HostedEvent, { eventDateTime: '2026-03-14T14:00:00Z' });
    expect(summariseQuestions(bare)).toEqual([]);
    const question = { questionId: 'q_custom_1', questionText: 'Rice?', type: 'text' } as const;
    expect(summariseQuestions({ ...bare, rsvpQuestionnaire: [question] })).toEqual([
      { question, answers: [], sum: null },
    ]);
  });
});
