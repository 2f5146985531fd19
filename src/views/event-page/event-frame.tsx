import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { ReactNode } from 'react';
import { type Cancellation, isCancelled } from '../../domain/event.ts';
import { GatheringPicture } from '../create-event/gathering-picture.tsx';
import { CancelledNote } from '../layout/cancelled-note.tsx';
import { EventBadge } from '../layout/event-badge.tsx';
import { Main } from '../layout/main.tsx';
import { SubjectName, SubjectText } from '../layout/subject.tsx';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import './event-page.css';
import * as said from './event-page.texts.ts';

export interface EventFrameProps {
  name: string;
  /** `YYYY-MM-DD` in the person's zone; null where it is not known. */
  day: string | null;
  /** The day and the time in words. */
  when: readonly string[];
  venue: string | null | undefined;
  description: string | null | undefined;
  isCompleted: boolean;
  cancellation: Cancellation;
  /** Whether a guest looks at it, whom no toast tells that the event was cancelled. */
  isGuests?: boolean;
  /** Facts beside time and place. */
  facts: readonly Fact[];
  /** The link back to the list. */
  back: ReactNode;
  /** Shown once the event is over. */
  over: ReactNode;
  /** The actions, shown while the event is to come. */
  actions: ReactNode;
  children: ReactNode;
}

/** An event's page: what it is, for its host and for an invited person alike. */
export function EventFrame(props: EventFrameProps) {
  const { name, when, venue, isCompleted, cancellation } = props;
  const facts = [
    { icon: Clock, name: said.when, value: when },
    { icon: MapPin, name: said.where, value: venue },
    ...props.facts,
  ];
  return (
    <Main title={name} className="event">
      <div className="event-columns">
        <div className="event-side">
          {props.back}
          <div className="event-picture">
            <GatheringPicture />
          </div>
        </div>
        <div className="event-words">
          <header className="event-head">
            <DateLeaf day={props.day} />
            <EventBadge isCompleted={isCompleted} isCancelled={isCancelled(cancellation)} />
            <SubjectName name={name} />
          </header>
          <div {...(props.isGuests && { role: 'status' })}>
            {isCancelled(cancellation) && <CancelledNote {...cancellation} />}
          </div>
          {!isCancelled(cancellation) && isCompleted && <p className="event-over">{props.over}</p>}
          <FactList facts={facts} />
          <SubjectText text={props.description} />
          {!isCompleted && props.actions}
          {props.children}
        </div>
      </div>
    </Main>
  );
}
