import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RsvpQuestion, RsvpResponses } from '../../src/domain/rsvp.ts';

describe('answers to an invitation', () => {
  const answers = { q_attending: true, q_custom_1: 3, q_custom_2: 'No nuts, please' };

  it('are read as a map from question to answer', () => {
    expect(v.parse(RsvpResponses, answers)).toEqual(answers);
    expect(v.parse(RsvpResponses, {})).toEqual({});
  });

  it('are read as a list of questions and answers as well', () => {
    const list = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
    expect(v.parse(RsvpResponses, list)).toEqual(answers);
    expect(v.parse(RsvpResponses, [])).toEqual({});
  });

  it.each([
    ['a text', 'yes'],
    ['nothing', null],
    ['an answer that is a map', { q_attending: { yes: true } }],
    ['a list without questions', [{ answer: true }]],
    ['a list with an empty question', [{ questionId: '', answer: true }]],
  ])('are refused when they are %s', (_, wrong) => {
    expect(v.safeParse(RsvpResponses, wrong).success).toBe(false);
  });
});

describe('a question', () => {
  it.each(['boolean', 'number', 'text'])('may be of type %s', (type) => {
    const question = { questionId: 'q_attending', questionText: 'Coming?', type };
    expect(v.parse(RsvpQuestion, question)).toEqual(question);
  });

  it('of a type that is not known is answered with text', () => {
    const question = { questionId: 'q_custom_1', questionText: 'Which?', type: 'emoji' };
    expect(v.parse(RsvpQuestion, question)).toMatchObject({ type: 'text' });
  });
});
