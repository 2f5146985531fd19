/** Who uses the device, and under which number; the last one has no account yet. */
export const people = [
  { userID: 'asha', mobileNumber: '+919876543210', typed: '98765 43210' },
  { userID: 'ravi', mobileNumber: '+919123456789', typed: '91234 56789' },
  { userID: 'meena', mobileNumber: '+919000012345', typed: '90000 12345' },
] as const;

/** Those who have an account when a walk begins. */
export const known = people.slice(0, 2);

/** A text as somebody types it, by whom can be told wherever it turns up. */
export function typedBy(userID: string | null, text: string): string {
  return `${text} (typed by ${userID ?? visitor})`;
}

/** Everybody by whom something was typed that is found in a text. */
export function typistsIn(text: string): string[] {
  return [...text.matchAll(/\(typed by (\w+)\)/g)].map(([, who]) => who ?? '');
}

/** Somebody who is not signed in. */
export const visitor = 'visitor';
