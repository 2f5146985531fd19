import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  attendanceOf,
  attendingQuestion,
  GivenAnswers,
  longestAnswer,
  notNumbers,
  questionsToAsk,
  RsvpQuestion,
  RsvpResponses,
  toGivenAnswers,
  toResponses,
  withAttendance,
} from '#domain/rsvp.ts';

const guests = question('q_custom_1', 'number', 'How many are you?');
const meal = question('q_custom_2', 'text', 'What will you bring?');
const car = question('q_custom_3', 'boolean', 'By car?');
const all = [attendingQuestion, guests, meal, car];

describe('RSVP answers', () => {
  const answers = { q_attending: true, q_custom_1: 3, q_custom_2: 'No nuts, please' };

  it('are read as a map from question to answer', () => {
    expect(v.parse(RsvpResponses, answers)).toEqual(answers);
    expect(v.parse(RsvpResponses, {})).toEqual({});
  });

  it('are kept where a question is named like an inherited property', () => {
    const text = '{"__proto__":"Rice","constructor":"Dal","prototype":"Roti"}';
    const entries = Object.entries(JSON.parse(text));
    for (const schema of [RsvpResponses, GivenAnswers]) {
      expect(Object.entries(v.parse(schema, JSON.parse(text)))).toEqual(entries);
    }
  });

  it('are also read as a list of questions and answers', () => {
    const list = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
    expect(v.parse(RsvpResponses, list)).toEqual(answers);
    expect(v.parse(RsvpResponses, [])).toEqual({});
  });

  it.each([
    ['a text', 'yes'],
    ['null', null],
    ['a map with a map as an answer', { q_attending: { yes: true } }],
    ['a list without questions', [{ answer: true }]],
    ['a list with an empty question', [{ questionId: '', answer: true }]],
  ])('are refused when they are %s', (_, wrong) => {
    expect(v.safeParse(RsvpResponses, wrong).success).toBe(false);
  });

  it('are refused by the name of each wrong one’s question, so that the others can be read', () => {
    const rsvpResponses = { ...answers, q_custom_1: null, q_custom_2: {} };
    const read = v.safeParse(v.object({ rsvpResponses: RsvpResponses }), { rsvpResponses });
    expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual([
      'rsvpResponses.q_custom_1',
      'rsvpResponses.q_custom_2',
    ]);
  });
});

describe('RSVP question', () => {
  it.each(['boolean', 'number', 'text'])('may have the type %s', (type) => {
    const question = { questionId: 'q_attending', questionText: 'Coming?', type };
    expect(v.parse(RsvpQuestion, question)).toEqual(question);
  });

  it('is answered with text when its type is unknown', () => {
    const question = { questionId: 'q_custom_1', questionText: 'Which?', type: 'emoji' };
    expect(v.parse(RsvpQuestion, question)).toMatchObject({ type: 'text' });
  });
});

describe('RSVP questionnaire', () => {
  const idsOf = (questions: readonly RsvpQuestion[]) =>
    questions.map(({ questionId }) => questionId);

  it('asks about attendance when it has no questions', () => {
    expect(questionsToAsk([])).toEqual([
      { questionId: 'q_attending', questionText: 'Will you be able to attend?', type: 'boolean' },
    ]);
  });

  it('asks about attendance in the host’s own words', () => {
    const own = { ...attendingQuestion, questionText: 'Are you in?' };
    expect(questionsToAsk([own])).toEqual([own]);
  });

  it('asks each of 200 questions once, in the host’s order', () => {
    const many = Array.from({ length: 199 }, (_, index) => question(`q_custom_${index + 1}`));
    expect(questionsToAsk([attendingQuestion, ...many])).toEqual([attendingQuestion, ...many]);
  });

  it('asks about attendance first when the host’s list lacks that question', () => {
    expect(questionsToAsk([guests, meal])).toEqual([attendingQuestion, guests, meal]);
  });

  it('asks about attendance first when the host’s list has it last', () => {
    expect(idsOf(questionsToAsk([guests, meal, attendingQuestion]))).toEqual([
      'q_attending',
      'q_custom_1',
      'q_custom_2',
    ]);
  });

  it('asks only the first question of a repeated id', () => {
    const other = { ...guests, questionText: 'How old are you?' };
    const again = { ...attendingQuestion, questionText: 'Really?' };
    expect(questionsToAsk([attendingQuestion, guests, other, again])).toEqual([
      attendingQuestion,
      guests,
    ]);
  });

  it.each(['text', 'number'] as const)(
    'asks about attendance with Yes and No even if the host’s type is %s',
    (type) => {
      expect(questionsToAsk([{ ...attendingQuestion, type }])).toEqual([attendingQuestion]);
    },
  );
});

describe('RSVP attendance (§4.20, §4.21)', () => {
  it('is answered by yes or no only', () => {
    expect(attendanceOf({})).toBeNull();
    expect(attendanceOf({ q_attending: 'yes' })).toBeNull();
    expect(attendanceOf({ q_custom_3: true })).toBeNull();
    expect([true, false].map((is) => attendanceOf({ q_attending: is }))).toEqual([true, false]);
  });

  it('clears every other answer when it is answered', () => {
    for (const isAttending of [true, false]) {
      const answers = withAttendance(isAttending);
      expect(attendanceOf(answers)).toBe(isAttending);
      expect(toResponses(all, answers)).toEqual({ q_attending: isAttending });
    }
  });
});

describe('RSVP numeric answer', () => {
  it.each([
    ['a number', '4', 4],
    ['zero', '0', 0],
    ['a number with spaces around it', ' 12 ', 12],
    ['a negative number', '-3', -3],
    ['a number with a plus', '+3', 3],
    ['a decimal', '2.5', 2.5],
    ['a decimal with a comma', '2,5', 2.5],
    ['a decimal that begins with its point', '.5', 0.5],
    ['a negative decimal', '-0,25', -0.25],
    ['a small decimal with a comma', '0,125', 0.125],
    ['two decimals that begin with their point', '.25', 0.25],
    ['ten thousand with a comma', '12,000', 12_000],
    ['thousands and a fraction', '1,000.25', 1_000.25],
    ['thousands with a comma', '1,000', 1_000],
    ['lakhs, as India writes them', '1,00,000', 100_000],
    ['millions, as others write them', '-2,500,000.5', -2_500_000.5],
    ['Devanagari digits', '१२', 12],
    ['Arabic-Indic digits', '٤٢', 42],
    ['Telugu digits', '౧౦', 10],
    ['full-width digits', '１２．５', 12.5],
  ])('is sent as a number when it is typed as %s: %s', (_, text, number) => {
    expect(notNumbers(all, { q_custom_1: text })).toEqual([]);
    expect(toResponses(all, { q_custom_1: text })).toEqual({ q_custom_1: number });
  });

  it.each([
    'twelve',
    '1e5',
    '12 people',
    '1 2',
    '0x10',
    '1.2.3',
    '1,2,3',
    '1,000,00',
    '0,125,000',
    'x1,000',
    '-',
    '.',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ])('is refused when it reads %j', (text) => {
    expect(notNumbers(all, { q_custom_1: text })).toEqual(['q_custom_1']);
  });

  it.each(['', '   ', '\n'])('is left out without a complaint when it is blank: %j', (blank) => {
    expect(notNumbers(all, { q_custom_1: blank })).toEqual([]);
    expect(toResponses(all, { q_custom_1: blank })).toEqual({});
  });

  it('is judged for every numeric question and for no other', () => {
    const ages = question('q_custom_4', 'number');
    const answers = { q_custom_1: 'two', q_custom_2: 'two', q_custom_3: true, q_custom_4: 'old' };
    expect(notNumbers([...all, ages], answers)).toEqual(['q_custom_1', 'q_custom_4']);
  });
});

describe('RSVP request', () => {
  it('sends booleans, numbers and trimmed texts', () => {
    const answers = {
      q_attending: true,
      q_custom_1: '4',
      q_custom_2: '  Rice & dal ',
      q_custom_3: false,
    };
    expect(toResponses(all, answers)).toEqual({
      q_attending: true,
      q_custom_1: 4,
      q_custom_2: 'Rice & dal',
      q_custom_3: false,
    });
  });

  it('sends a number in a text answer as it was typed', () => {
    expect(toResponses(all, { q_custom_2: '04' })).toEqual({ q_custom_2: '04' });
  });

  it('leaves out unanswered questions and questions that are not asked any more', () => {
    expect(toResponses(all, { q_attending: true, q_custom_9: 'Rice' })).toEqual({
      q_attending: true,
    });
  });

  it('leaves out an answer that is not shown, since its question is of another type by now, without a complaint', () => {
    const [yes, text] = [question('q_custom_1', 'boolean'), question('q_custom_2', 'text')];
    expect(toResponses([yes, text], { q_custom_1: 'Rice', q_custom_2: true })).toEqual({});
    for (const answer of [true, false]) {
      expect(toResponses([guests], { q_custom_1: answer })).toEqual({});
      expect(notNumbers([guests], { q_custom_1: answer })).toEqual([]);
    }
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'is correct for a question with the id %s',
    (questionId) => {
      const odd = question(questionId, 'number');
      expect(notNumbers([odd], {})).toEqual([]);
      expect(toResponses([odd], {})).toEqual({});
      const answers = Object.fromEntries([[questionId, '4']]);
      expect(Object.entries(toResponses([odd], answers))).toEqual([[questionId, 4]]);
    },
  );
});

describe('RSVP answers given before', () => {
  it('fill the form as a person would type them', () => {
    expect(toGivenAnswers(all, { q_attending: true, q_custom_1: 2.5, q_custom_2: 'Rice' })).toEqual(
      {
        q_attending: true,
        q_custom_1: '2.5',
        q_custom_2: 'Rice',
      },
    );
  });

  it('are sent unchanged when they were not edited', () => {
    const responses = {
      q_attending: true,
      q_custom_1: -2.5,
      q_custom_2: 'Rice',
      q_custom_3: false,
    };
    expect(toResponses(all, toGivenAnswers(all, responses))).toEqual(responses);
  });

  it.each(['true', 1])(
    'are read by the type of their question, where the service writes a yes as %j',
    (yes) => {
      const told = { q_custom_1: '2.5', q_custom_2: '1', q_custom_3: yes, q_custom_9: 'true' };
      const given = toGivenAnswers(all, told);
      expect(given).toEqual({ ...told, q_custom_3: true });
      expect(toResponses(all, given)).toEqual({
        q_custom_1: 2.5,
        q_custom_2: '1',
        q_custom_3: true,
      });
    },
  );

  it('are kept also where the service tells longer ones than can be typed', () => {
    const told = { q_custom_2: 'a'.repeat(longestAnswer + 1) };
    expect(v.parse(GivenAnswers, told)).toEqual(told);
  });
});

function question(
  questionId: string,
  type: RsvpQuestion['type'] = 'text',
  questionText = 'Which?',
): RsvpQuestion {
  return { questionId, questionText, type };
}
