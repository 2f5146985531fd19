import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const heading = 'సేవ';
export const missingHint = '‘సేవలు చూడండి’లో ఒక సేవ ఎంచుకుని, అందులో ఏమున్నాయో చూడండి.';
export const notBookable = 'ఈ సేవను ఇక్కడ బుక్ చేయలేరు: దీన్ని ఏ పార్టనర్ అందిస్తున్నారో ఇందులో లేదు.';
export const location = 'చోటు';
export const session = 'సెషన్';
export const group = 'గ్రూప్';
export const oneOnOne = 'మీ ఒక్కరికే';
export const participants = 'ఎంతమంది';
export const people = (count: number) =>
  plural(count, { one: (n) => `${n} వ్యక్తి`, other: (n) => `${n} మంది` });
export const peopleBetween = (least: number, most: number) => `${least} నుంచి ${most} మంది`;
export const peopleAtMost = (most: number) => `గరిష్ఠంగా ${people(most)}`;
export const peopleAtLeast = (least: number) => `కనీసం ${people(least)}`;
export const earliest = 'ఎంత ముందు బుక్ చేయాలి';
export const daysAhead = (count: number) =>
  plural(count, { one: (n) => `కనీసం ${n} రోజు ముందు`, other: (n) => `కనీసం ${n} రోజుల ముందు` });
export const between = 'రెండు బుకింగ్‌ల మధ్య';
export const daysApart = (count: number) =>
  plural(count, { one: (n) => `కనీసం ${n} రోజు`, other: (n) => `కనీసం ${n} రోజులు` });
export const bookedAhead = (count: number) =>
  plural(count, {
    one: (n) => `ఈ సేవను కనీసం ${n} రోజు ముందు బుక్ చేయాలి.`,
    other: (n) => `ఈ సేవను కనీసం ${n} రోజుల ముందు బుక్ చేయాలి.`,
  });
export const leadPicture = (name: string) => `${name}, పోర్ట్‌ఫోలియో నుంచి`;
export const portfolio = 'పోర్ట్‌ఫోలియో';
export const pictureOf = (name: string, place: number, count: number) =>
  `${name}, ${count}లో ${place}`;
