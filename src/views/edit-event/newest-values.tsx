import { inWords } from '../../domain/event.texts.ts';
import type { EventPart, NewEventDraft } from '../../domain/new-event.ts';
import { texts } from '../../domain/texts.ts';
import * as said from '../create-event/create-event.texts.ts';
import { invited } from '../invitees/invitees.texts.ts';
import { bringIntoSight } from '../ui/bring-into-sight.ts';
import { fullDayText } from '../words/day-text.ts';
import { wallTimeText } from '../words/when-text.ts';

const labels: Readonly<Record<EventPart, string>> = {
  name: said.eventName,
  date: said.date,
  time: said.time,
  venue: said.venue,
  description: said.description,
  deadline: said.inviteDeadline,
  guests: invited,
  questions: said.questions,
};

export interface NewestValuesProps {
  /** The event as it is saved now. */
  newest: NewEventDraft;
  /** The parts that the form has otherwise. */
  parts: readonly EventPart[];
}

/** The values of the event that were saved elsewhere since its host began to change it here. */
export function NewestValues({ newest, parts }: NewestValuesProps) {
  return (
    <div ref={bringIntoSight} className="newest-values" role="alert">
      <p>{texts.eventChangedMeanwhile}</p>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt>{labels[part]}</dt>
            <dd dir="auto">{savedValue(newest, part)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function savedValue({ form, invitees, questions }: NewEventDraft, part: EventPart): string {
  if (part === 'guests') return invitees.numbers.join(', ');
  if (part === 'questions')
    return questions.map(({ questionText }) => inWords(questionText)).join(' ');
  if (part === 'date' || part === 'deadline') return fullDayText(form[part]);
  return part === 'time' ? wallTimeText(form.time) : form[part];
}
