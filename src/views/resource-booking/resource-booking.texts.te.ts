import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const today = (day: string) => `ఈ రోజు, ${day}`;
export const tomorrow = (day: string) => `రేపు, ${day}`;
export const noneOnDay = 'ఈ తేదీన ఖాళీ స్లాట్‌లు లేవు.';
export const noneTodayButLater = 'ఈ రోజు స్లాట్‌లు అయిపోయాయి. మరో రోజు దొరకవచ్చు.';
export const noneToday = 'ఈ రోజు స్లాట్‌లు అయిపోయాయి. రేపటి స్లాట్‌లకు బుకింగ్ అర్ధరాత్రి మొదలవుతుంది.';
export const slotsLost = 'స్లాట్‌లు లోడ్ కాలేదు, కాబట్టి ఇప్పుడు ఏమీ బుక్ చేయలేరు.';
export const slotsFree = (count: number) =>
  plural(count, { one: (n) => `${n} స్లాట్ ఖాళీగా ఉంది`, other: (n) => `${n} స్లాట్‌లు ఖాళీగా ఉన్నాయి` });
export const previousDay = 'ముందు రోజు';
export const nextDay = 'తర్వాతి రోజు';
export const earlierOver = 'అంతకుముందు రోజులు గడిచిపోయాయి.';
export const laterNotYet = 'తర్వాతి రోజులను ఇంకా బుక్ చేయలేరు.';
export const chooseSlots = 'ఒకటి లేదా ఎక్కువ స్లాట్‌లు ఎంచుకోండి.';
export const allTaken = 'ఈ రోజు స్లాట్‌లన్నీ బుక్ అయ్యాయి. రేపటి స్లాట్‌లకు బుకింగ్ అర్ధరాత్రి మొదలవుతుంది.';
