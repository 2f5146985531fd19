import { people, typedBy } from './people.ts';
import { nameOf, type Thing } from './sight.ts';

/** What somebody knows who is about to type. */
export interface Knowledge {
  /** The person who is signed in; null for a visitor. */
  userID: string | null;
  /** The code that came to the phone last. */
  code: string;
}

type Texts = (knowledge: Knowledge) => readonly string[];

/** By the names of fields: what people type there, the right text first. */
const texts: readonly (readonly [name: RegExp, Texts])[] = [
  [/^Mobile number/, ({ userID }) => (userID === null ? numbersToSignIn : numbersToInvite)],
  [/^One-time code/, ({ code }) => [code, '000000', '12']],
  [/^Date of birth/, () => ['1990-05-17', '2999-01-01']],
  [/^Aadhaar/, () => ['246 810', '24']],
  [/^Invite deadline/, () => ['2026-03-12', '2026-03-20']],
  [/^(Country|Code)/, () => ['India', 'United']],
  [/^How many/, ({ userID }) => ['4', typedBy(userID, 'four')]],
];

const numbersToSignIn = [...people.map(({ typed }) => typed), '98765 4321'];
const numbersToInvite = ['98480 22338', '98480 22338,', '12,', '98480 22338\n+91 98480 22338, 7'];

/** What can be typed into a field, the right text first. */
export function textsFor(field: Thing, knowledge: Knowledge): readonly string[] {
  const name = nameOf(field);
  const [, known] = texts.find(([pattern]) => pattern.test(name)) ?? [];
  if (known) return known(knowledge);
  const type = field.element.getAttribute('type');
  if (type === 'date') return ['2026-03-14', '2026-03-01'];
  if (type === 'time') return ['19:30', '00:00'];
  return [typedBy(knowledge.userID, 'Garba night'), ''];
}

/** A field whose entries are added by a button of their own: a form is sent off without them. */
export function isAddedApart(field: Thing, { userID }: Knowledge): boolean {
  return (userID === null ? /^Country/ : /^(Country|Mobile number|Question)/).test(nameOf(field));
}
