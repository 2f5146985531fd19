import { useSelector } from '@xstate/react';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import * as v from 'valibot';
import { inWords, no, yes } from '../../domain/event.texts.ts';
import { IsoDay } from '../../domain/ids.ts';
import { attendingQuestion } from '../../domain/rsvp.ts';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { Icon } from '../ui/icon.tsx';
import { fullDayText } from '../words/day-text.ts';
import { wallTimeText } from '../words/when-text.ts';
import type { CreateEventFlow } from './flows.ts';
import './invitation-preview.css';
import * as said from './create-event.texts.ts';

/**
 * A preview of the invitation that guests will see. Hidden from screen readers, since the form has
 * the same texts.
 */
export function InvitationPreview({ flow }: { flow: CreateEventFlow }) {
  const { name, date, time, venue, deadline } = useSelector(
    flow,
    ({ context }) => context.draft.form,
  );
  const more = useSelector(flow, ({ context }) => context.draft.questions.length - 1);
  const day = v.is(IsoDay, date) ? date : null;
  const when = [day && fullDayText(day), wallTimeText(time)].filter(Boolean).join(', ');
  return (
    <div className="invitation" aria-hidden="true">
      <p className="invitation-tag">{said.preview}</p>
      <div className="invitation-head">
        <DateLeaf day={day} />
        <p className="invitation-name" dir="auto" data-empty={name.trim() === '' || undefined}>
          {name.trim() || said.yourEvent}
        </p>
      </div>
      <p className="invitation-fact" data-empty={when === '' || undefined}>
        <Icon of={Clock} />
        {when || said.dayAndTime}
      </p>
      <p className="invitation-fact" data-empty={venue.trim() === '' || undefined}>
        <Icon of={MapPin} />
        <span dir="auto">{venue.trim() || said.thePlace}</span>
      </p>
      <div className="invitation-question">
        <p>{inWords(attendingQuestion.questionText)}</p>
        <div className="invitation-answers">
          <span>{yes}</span>
          <span>{no}</span>
        </div>
        <p className="invitation-note">
          {said.previewNote(more, v.is(IsoDay, deadline) ? fullDayText(deadline) : '')}
        </p>
      </div>
    </div>
  );
}
