import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const cancel = 'వద్దు';
export const yourAnswer = 'మీ జవాబు: ';
export const moreQuestions = (count: number) =>
  plural(count, {
    one: () => 'మరో ప్రశ్న. కావాలంటే దీన్ని వదిలేయవచ్చు.',
    other: (n) => `మరో ${n} ప్రశ్నలు. కావాలంటే వేటినైనా వదిలేయవచ్చు.`,
  });
export const factBefore = (fact: string) => `${fact}, ఇంతకు ముందు: `;
