// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en, type Sentences } from '../../backend/languages/en.ts';
import { hi } from '../../backend/languages/hi.ts';
import { te } from '../../backend/languages/te.ts';
import type { Person } from '../../scripts/many-people.ts';
import { appOrigin, type Calls, setUpBackend } from './support/backend.ts';
import { bookingAt } from './support/booking.ts';
import { addOffer } from './support/offer.ts';
import { setUpTwoPeople } from './support/two-people.ts';

const backend = setUpBackend();
const people = setUpTwoPeople(backend);
/** The app shows no more of a service's sentence. */
const longest = 200;
const scripts = { hi: /\p{Script=Devanagari}/u, te: /\p{Script=Telugu}/u };

/** Sentences by path, those with a variable part with these arguments. */
function said(sentences: Sentences): ReadonlyMap<string, string> {
  const args: {
    [Name in keyof Sentences as Sentences[Name] extends (...given: never) => string
      ? Name
      : never]: Parameters<Extract<Sentences[Name], (...given: never) => string>>;
  } = {
    fieldInvalid: ['eventData.venue'],
    notAnInstant: ['eventData.venue'],
    outOfYears: ['eventData.venue'],
    notAWallTime: ['eventData.venue'],
    tooManyWithPartner: [1_234_567],
    tooManyBookings: [1_234_567],
    tooManySlots: [1_234_567],
    questionLength: [1_234_567],
    tooManyChanges: [1_234_567],
    tooManyInvitees: [200],
    tooManyInvitations: [1_234_567],
    tooManyToOneNumber: [1_234_567, '+919876543210'],
    answerYesOrNo: ['Who drives?'],
    answerNumber: ['Who drives?'],
    answerText: ['Who drives?', 1_234_567],
    tooManyKept: [1_234_567, 'tasks'],
    tooManyAdded: [1_234_567, 'tasks'],
  };
  const inGroups: Readonly<Record<string, readonly unknown[]>> = {
    'noticeOver.cancelled': ['Dr. Rao', 1_234_567],
    'noticeOver.moved': ['Dr. Rao', 1_234_567],
    'pushed.invitation': ['Dr. Rao'],
    'pushed.deadline': ['Dr. Rao'],
    'pushed.booking': ['10:30', 'Dr. Rao'],
  };
  const read = (path: string, value: unknown): (readonly [string, string])[] => {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') {
      return [[path, value(...(inGroups[path] ?? Reflect.get(args, path)))]];
    }
    return Object.entries(Object(value)).flatMap(([name, inner]) => read(`${path}.${name}`, inner));
  };
  return new Map(Object.entries(sentences).flatMap(([name, value]) => read(name, value)));
}

describe('Languages (§22.120): the sentences', () => {
  it.each([
    ['hi', hi],
    ['te', te],
  ] as const)(
    'every sentence in %s is in its script, with the same arguments and no longer than the app shows',
    (language, sentences) => {
      const others = said(sentences);
      for (const [path, english] of said(en)) {
        const sentence = others.get(path) ?? '';
        expect(sentence, path).toMatch(scripts[language]);
        expect(sentence.length, path).toBeLessThanOrEqual(longest);
        const given =
          /12,34,567|\b200\b|eventData\.venue|service_id|\+919876543210|Who drives\?|Dr\. Rao/g;
        expect(sentence.match(given)?.sort(), path).toEqual(english.match(given)?.sort());
      }
    },
  );

  it('an hour is counted in the plural of its language', () => {
    expect(en.noticeOver.moved('Dr. Rao', 1)).toContain('an hour’s notice');
    expect(te.noticeOver.moved('Dr. Rao', 1)).toContain('కనీసం గంట ముందు');
    expect(te.noticeOver.moved('Dr. Rao', 2)).toContain('కనీసం 2 గంటల ముందు');
  });
});

describe('Languages (§22.120): what a request asks for', () => {
  it.each([
    [undefined, 'en'],
    ['en-IN', 'en'],
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['TE-in', 'te'],
    ['te-IN,te;q=0.9,en-GB;q=0.8,en;q=0.7', 'te'],
    ['en;q=0.4, te;q=0.8, hi;q=0.9', 'hi'],
    ['ta-IN, kn;q=0.9, te;q=0.1', 'te'],
    ['hi;q=0, te;q=0.2', 'te'],
    ['ta-IN', 'en'],
    ['hindi', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=,,=', 'en'],
  ])('the header %j is answered in %s', async (header, language) => {
    const headers = header === undefined ? {} : { 'accept-language': header };
    const answer = await backend.get('/nope', { headers });
    expect(answer.headers.get('content-language')).toBe(language);
    const sentences = { en: en.nothingHere, hi: hi.nothingHere, te: te.nothingHere };
    expect(await answer.json()).toEqual({ error: Reflect.get(sentences, language) });
  });

  it('no header leads to a server error', async () => {
    const header = fc.string({ unit: fc.constantFrom(...'hite-IN;q=0.5,*"\\ '), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(header, async (text) => {
        const answer = await backend.get('/nope', { headers: { 'accept-language': text } });
        expect(answer.status).toBe(404);
        expect(['en', 'hi', 'te']).toContain(answer.headers.get('content-language'));
      }),
      { numRuns: 300 },
    );
  });
});

describe('Languages (§22.120): refusals', () => {
  const hindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };
  const telugu = { 'accept-language': 'te' };

  it('every kind of refusal says its language, and that it depends on it', async () => {
    const headers = { ...hindi, origin: appOrigin };
    const refused = [
      await backend.get('/nope', { headers }),
      await backend.get('/get_events?host_id=x', { headers }),
      await backend.post('/check-user', '{', { headers }),
      await backend.post('/check-user', { mobile_number: '1' }, { headers }),
      await backend.post('/login', { token: 'x'.repeat(1_000_000) }, { headers }),
      await backend.get('/reverse?lat=0&lon=0', { headers }),
    ];
    for (const answer of refused) {
      expect(answer.headers.get('content-language')).toBe('hi');
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language');
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
      expect((await answer.json()).error).toMatch(scripts.hi);
    }
    expect(refused.map(({ status }) => status)).toEqual([404, 401, 400, 400, 413, 404]);
  });

  it('a refusal keeps its other headers in every language', async () => {
    const answer = await backend.get('/get_events?host_id=x', { headers: telugu });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toEqual({ error: te.signInFirst });
  });

  it('an answer without a sentence depends on no language', async () => {
    const answer = await backend.get('/services/category/Doctor', { headers: hindi });
    expect(answer.headers.get('content-language')).toBeNull();
    expect(answer.headers.get('vary')?.toLowerCase() ?? '').not.toContain('language');
  });

  it('the same refusal is said to each person in the language of their request', async () => {
    await addOffer(backend.db);
    const [me, other] = people;
    const refusedIn = async (person: Person, language: string) => {
      const post: Calls['post'] = (path, body, sent) =>
        backend.post(path, body, { ...sent, headers: { 'accept-language': language } });
      return (await bookingAt({ ...backend, post }).confirm(person)).json();
    };
    expect((await bookingAt(backend).confirm(me)).status).toBe(201);
    for (const [language, { notFree }] of Object.entries({ hi, te, en }))
      expect(await refusedIn(other, language)).toEqual({ error: notFree.taken });
  });
});
