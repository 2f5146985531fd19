import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const cancel = 'Cancel';
export const yourAnswer = 'Your answer: ';
export const moreQuestions = (count: number) =>
  plural(count, {
    one: () => 'One more question. You may leave it out.',
    other: (n) => `${n} more questions. You may leave any of them out.`,
  });
/** Leads to what a changed fact was before. */
export const factBefore = (fact: string) => `${fact}, before: `;
