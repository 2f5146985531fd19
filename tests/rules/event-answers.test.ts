import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HostedEvent, Invitee } from '#domain/event.ts';
import { answerOf, countAnswers, summariseQuestions } from '#domain/event-answers.ts';

const invitee = (response_status: string | null, rsvpResponses?: unknown) =>
  v.parse(Invitee, { mobile_number: '+919876543210', response_status, rsvpResponses });

describe('what an invited person has said (specification, 4)', () => {
  it.each([
    ['responded and will attend', 'responded', { q_attending: true }, 'accepted'],
    ['responded and will not', 'responded', { q_attending: false }, 'rejected'],
    ['accepted and will attend', 'accepted', { q_attending: true }, 'accepted'],
    ['accepted, then cannot attend', 'accepted', { q_attending: false }, 'rejected'],
    ['responded without saying whether', 'responded', { q_custom_1: 'Rice' }, 'responded'],
    ['responded with nothing', 'responded', undefined, 'responded'],
    ['said neither yes nor no', 'responded', { q_attending: 'maybe' }, 'responded'],
    ['not answered', 'pending', { q_attending: true }, 'waiting'],
    ['no status', null, { q_attending: true }, 'waiting'],
    ['a status that nobody knows', 'seen', {}, 'waiting'],
  ])('who %s', (_, status, responses, answer) => {
    expect(answerOf(invitee(status, responses))).toBe(answer);
  });

  it('is read from a list of questions and answers as well', () => {
    const list = [
      { questionId: 'q_custom_1', answer: 3 },
      { questionId: 'q_attending', answer: false },
    ];
    expect(answerOf(invitee('responded', list))).toBe('rejected');
  });
});

it('everybody invited is counted once', () => {
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

describe('how a question was answered', () => {
  const questions = [
    { questionId: 'q_attending', questionText: 'Will you be able to attend?', type: 'boolean' },
    { questionId: 'q_custom_1', questionText: 'What will you bring?', type: 'text' },
    { questionId: 'q_custom_2', questionText: 'How many are you?', type: 'number' },
    { questionId: 'q_custom_3', questionText: 'By car?', type: 'boolean' },
  ];

  function summarise(...responses: unknown[]) {
    const event = v.parse(HostedEvent, {
      eventDateTime: '2026-03-14T14:00:00Z',
      rsvpQuestionnaire: questions,
      invitees: responses.map((rsvpResponses) => ({
        mobile_number: '+919876543210',
        response_status: 'responded',
        rsvpResponses,
      })),
    });
    return summariseQuestions(event).map(({ question: { questionId }, answers }) => [
      questionId,
      ...answers.map(({ answer, count }) => `${answer}: ${count}`),
    ]);
  }

  it('is told of every question but the first, the most frequent answer first', () => {
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

  it('does not count what is blank or missing, and keeps a nought and a no', () => {
    expect(summarise({ q_custom_1: '  ' }, { q_custom_2: 0, q_custom_3: false }, {})).toEqual([
      ['q_custom_1'],
      ['q_custom_2', '0: 1'],
      ['q_custom_3', 'No: 1'],
    ]);
  });

  it('does not depend on the order in which people answered', () => {
    const [one, other] = [{ q_custom_1: 'Rice' }, { q_custom_1: 'Dal' }];
    expect(summarise(one, other)).toEqual(summarise(other, one));
  });

  it('is read from a list of questions and answers as well', () => {
    const list = [{ questionId: 'q_custom_1', answer: 'Rice' }];
    expect(summarise(list, { q_custom_1: 'Rice' })[0]).toEqual(['q_custom_1', 'Rice: 2']);
  });

  it('counts no answer to a question that is not asked', () => {
    expect(summarise({ q_custom_9: 'Rice' })).toEqual([
      ['q_custom_1'],
      ['q_custom_2'],
      ['q_custom_3'],
    ]);
  });

  it('is nothing where there are no questions or no invitees', () => {
    const bare = v.parse(HostedEvent, { eventDateTime: '2026-03-14T14:00:00Z' });
    expect(summariseQuestions(bare)).toEqual([]);
    const question = { questionId: 'q_custom_1', questionText: 'Rice?', type: 'text' } as const;
    expect(summariseQuestions({ ...bare, rsvpQuestionnaire: [question] })).toEqual([
      { question, answers: [] },
    ]);
  });
});
