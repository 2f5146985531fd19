import type { Cell } from './csv.ts';
import type { HostedEvent, Invitee } from './event.ts';
import {
  answerFrom,
  answerNames,
  answerOf,
  areAnswersUntold,
  byAnswer,
  furtherQuestions,
  wordsOf,
} from './event-answers.ts';
import { changeNames } from './event-changes.ts';
import * as said from './guest-table.texts.ts';
import type { RsvpAnswer } from './rsvp.ts';
import { texts } from './texts.ts';
import { wallTimeIn } from './working-hours.ts';

interface Column {
  title: string;
  cellOf: (guest: Invitee) => Cell;
}

/**
 * All guests of an event as a table with a row of titles: what the host sees of each, in the same
 * order, with a column for each question. Times are `YYYY-MM-DD HH:MM` in `zone` (IANA).
 */
export function guestTable({ invitees, rsvpQuestionnaire }: HostedEvent, zone: string): Cell[][] {
  const guests = byAnswer(invitees ?? []);
  const columns: Column[] = [
    { title: said.name, cellOf: nameOf },
    { title: texts.mobileNumber, cellOf: ({ mobile_number }) => mobile_number },
    ...(areAnswersUntold(guests) ? [] : [{ title: said.answer, cellOf: answerText }]),
    ...optional(guests, { title: said.answered, cellOf: (guest) => answeredText(guest, zone) }),
    ...furtherQuestions(rsvpQuestionnaire).map((question) => ({
      title: question.questionText,
      cellOf: (guest: Invitee) => cellOfAnswer(answerFrom(guest, question)),
    })),
    ...optional(guests, { title: said.changedSince, cellOf: changesText }),
  ];
  return [
    columns.map(({ title }) => title),
    ...guests.map((guest) => columns.map(({ cellOf }) => cellOf(guest))),
  ];
}

/** A column that stands only where it says something of a guest. */
function optional(guests: readonly Invitee[], column: Column): Column[] {
  return guests.some((guest) => column.cellOf(guest) !== '') ? [column] : [];
}

/** A guest without a number has deleted the account, and the answers count on. */
function nameOf({ name, mobile_number }: Invitee): string {
  return name || (mobile_number ? '' : texts.formerGuest);
}

function answerText(guest: Invitee): string {
  return answerNames[answerOf(guest)];
}

function answeredText({ responded_at }: Invitee, zone: string): string {
  const at = Date.parse(responded_at ?? '');
  if (Number.isNaN(at)) return '';
  const { day, time } = wallTimeIn(zone, at);
  return `${day} ${time}`;
}

function cellOfAnswer(answer: RsvpAnswer | undefined): Cell {
  if (typeof answer === 'number') return answer;
  return wordsOf(answer);
}

function changesText({ changed }: Invitee): string {
  return (changed ?? []).map(({ field }) => changeNames[field]).join(', ');
}
