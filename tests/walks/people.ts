/** The people who use the device; the last one has no account yet. */
export const people = [
  { userID: 'asha', mobileNumber: '+919876543210', typed: '98765 43210' },
  { userID: 'ravi', mobileNumber: '+919123456789', typed: '91234 56789' },
  { userID: 'meena', mobileNumber: '+919000012345', typed: '90000 12345' },
] as const;

/** The people who have an account when a walk begins. */
export const known = people.slice(0, 2);

/** She has registered at the most, and hosts nothing, belongs to nothing and is invited to nothing. */
export const newcomer = people[2];

/** The people whose device it may be when a walk begins. */
export const beginners = [...known, ...known, ...known, newcomer];

/** A text that carries its author's name wherever it turns up. */
export function typedBy(userID: string | null, text: string): string {
  return `${text} (typed by ${userID ?? visitor})`;
}

/** The authors of all that is found in a text. */
export function authorsIn(text: string): string[] {
  return [...text.matchAll(/\(typed by (\w+)\)/g)].map(([, who]) => who ?? '');
}

/** A text that the service gives to one person alone, whose name it carries wherever it turns up. */
export function ownOf(userID: string, text: string): string {
  return `${text} (of ${userID})`;
}

/** The people whose own texts are found in a text. */
export function ownersIn(text: string): string[] {
  return [...text.matchAll(/\(of (\w+)\)/g)].map(([, who]) => who ?? '');
}

/** The author's name of a person who is not signed in. */
export const visitor = 'visitor';
