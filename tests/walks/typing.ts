import { known, newcomer, people, typedBy } from './people.ts';
import { nameOf, type Thing } from './sight.ts';

/** The facts that a person types from. */
export interface Knowledge {
  /** The person who is signed in; null for a visitor. */
  userID: string | null;
  /** The code that came to the phone last. */
  code: string;
  /** Which of several right texts it is, as a draw. */
  draw: number;
}

/** The Aadhaar digits that everybody types. */
export const typedAadhaar = '246 810';

type Texts = (knowledge: Knowledge) => readonly string[];

/** By the names of fields, the texts that people type there, the right one first. */
const texts: readonly (readonly [name: RegExp, Texts])[] = [
  [/^Mobile number/, ({ userID, draw }) => (userID === null ? numberOf(draw) : numbersToInvite)],
  [/^One-time code/, ({ code }) => [code, '000000', '12']],
  [/^Date of birth/, () => ['1990-05-17', '2999-01-01']],
  [/^Aadhaar/, () => [typedAadhaar, '24']],
  [/^Invite deadline/, () => ['2026-03-12', '2026-03-20']],
  [/^(Country|Code)/, () => ['India', 'United']],
  [/^Last four digits/, ({ userID }) => [lastDigitsOf(userID), '1234']],
  [/^Search services/, ({ userID }) => [typedBy(userID, 'yoga class'), 'chess']],
  [/^City or pincode/, () => ['Nandyal', '518 301']],
  [/^How many/, ({ userID }) => ['4', typedBy(userID, 'four')]],
];

const numbersToInvite = ['98480 22338', '98480 22338,', '12,', '98480 22338\n+91 98480 22338, 7'];

/** To register takes more steps than to log in, and so is begun more often. */
const visitors = [...known, newcomer, newcomer];

/** The number of one of the people, then half of one. */
function numberOf(draw: number): readonly string[] {
  const { typed } = visitors[draw % visitors.length] ?? newcomer;
  return [typed, '98765 4321'];
}

function lastDigitsOf(userID: string | null): string {
  return people.find((one) => one.userID === userID)?.mobileNumber.slice(-4) ?? '';
}

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
