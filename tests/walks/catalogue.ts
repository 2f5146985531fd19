import { accountTexts } from '#domain/account.texts.ts';
import { brand } from '#domain/brand.ts';
import { texts } from '#domain/texts.ts';
import { resource, service } from './offers.ts';
import { sentences } from './traffic.ts';

/** The most letters of the service's own sentences that the app shows. */
const longest = 200;

const spoken = [
  ...sentences,
  'Not found.',
  'The event was changed meanwhile.',
  'This slot is already booked.',
  'The time of this event has changed.',
].map((sentence) => sentence.trim().slice(0, longest));

const hole = '§';
const slot = String.raw`\d\d:\d\d - \d\d:\d\d`;
const time = String.raw`\d\d:\d\d`;
const typed = String.raw`[+\d ]+`;

const modules = import.meta.glob<object>('#domain/*.texts.ts', { eager: true });

/** Sentences without a variable part: those of all texts in the domain. */
const fixed = new Set([brand, ...wordsOf(modules)]);

/** Sentences with a variable part that a toast or an alert says. */
const varying = [
  ...spoken.map((sentence) => literal(texts.bookingRefused(sentence))),
  // An alert of a failed booking gives the service's own sentence, one of a booking its times.
  ...spoken.map(literal),
  `${slot}(, ${slot})*`,
  literal(texts.bookingConfirmed(hole)).replace(hole, time),
  literal(texts.invalidNumber(hole)).replace(hole, typed),
  literal(texts.repeatedNumber(hole)).replace(hole, typed),
  ...[texts.entryNotChanged, accountTexts.loggedOut, accountTexts.notLoggedOut].map((sentence) =>
    literal(sentence(hole)).replace(hole, '.+'),
  ),
  literal(texts.tooManyInvitees(200)),
  ...[texts.entryDeleted, texts.entryRestored, texts.entryNotDeleted, texts.entryNotRestored].map(
    (said) => literal(said(hole)).replace(hole, '.*'),
  ),
].map((pattern) => new RegExp(`^${pattern}$`));

/** Whether the words, each line of them, are those of the catalogue. */
export function isCatalogued(words: string): boolean {
  return words
    .split('\n')
    .every((line) => fixed.has(line) || varying.some((pattern) => pattern.test(line)));
}

/** Whether it is the name of a booking, of an event or of an organisation. */
export function isName(words: string): boolean {
  return [service.name, resource.name].includes(words) || /\((typed by|of) \w+\)$/.test(words);
}

function wordsOf(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'object' ? wordsOf(entry) : [];
  });
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
