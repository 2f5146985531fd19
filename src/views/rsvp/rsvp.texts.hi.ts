import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const cancel = 'रहने दें';
export const yourAnswer = 'आपका जवाब: ';
export const moreQuestions = (count: number) =>
  plural(count, {
    one: () => 'एक और सवाल। चाहें तो इसे छोड़ दें।',
    other: (n) => `${n} और सवाल। चाहें तो कोई भी छोड़ दें।`,
  });
export const factBefore = (fact: string) => `${fact}, पहले: `;
