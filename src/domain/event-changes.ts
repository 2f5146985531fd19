import * as v from 'valibot';
import { AnsweredTime } from './answered-time.ts';
import {
  changedDescription,
  changedName,
  changedQuestions,
  changedTime,
  changedVenue,
} from './event.texts.ts';

/** The facts of an event whose changes its guests are told (§22.55). */
const changeFields = ['name', 'time', 'venue', 'description', 'questions'] as const;

/** The name of each fact that can be changed. */
export const changeNames: Readonly<Record<(typeof changeFields)[number], string>> = {
  name: changedName,
  time: changedTime,
  venue: changedVenue,
  description: changedDescription,
  questions: changedQuestions,
};

/** A changed fact; `former` is what it was, where the service keeps that: a time as an ISO text. */
const EventChange = v.lazy((said) => (Object(said).field === 'time' ? ChangeOfTime : OtherChange));

const ChangeOfTime = v.object({ field: v.literal('time'), former: v.nullish(AnsweredTime) });

const OtherChange = v.object({ field: v.picklist(changeFields), former: v.nullish(v.string()) });

export type EventChange = v.InferOutput<typeof EventChange>;

/** What has changed since a guest answered. */
export const EventChanges = v.array(EventChange);

interface Changed {
  readonly changed?: readonly EventChange[] | null | undefined;
}

/** The change of one fact; undefined where it is as it was. */
export function changeOf({ changed }: Changed, field: EventChange['field']) {
  return changed?.find((change) => change.field === field);
}

/** Whether a guest is asked again: they answered for another time (§22.56). */
export function isAskedAgain(invitation: Changed): boolean {
  return changeOf(invitation, 'time') !== undefined;
}
