import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { ReactNode } from 'react';
import { answersUntil, eventNameOf, eventTimeOf, type HostedEvent } from '../../domain/event.ts';
import { isExpired } from '../../domain/invitation.ts';
import { texts } from '../../domain/texts.ts';
import { GatheringPicture } from '../create-event/gathering-picture.tsx';
import { Main } from '../layout/main.tsx';
import { SubjectName, SubjectText } from '../layout/subject.tsx';
import { Badge } from '../ui/badge.tsx';
import { DateLeaf } from '../ui/date-leaf.tsx';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { dayHere } from '../words/day-text.ts';
import { longDayText, whenText } from '../words/when-text.ts';
import { EventAnswers } from './event-answers.tsx';
import './event-page.css';

export interface EventDetailsProps {
  event: HostedEvent;
  /** In milliseconds. */
  now: number;
  isCompleted: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The actions, shown while the event is active. */
  actions: ReactNode;
}

/** The host's view of an event: its facts, and the invitees with their answers. */
export function EventDetails({
  event,
  now,
  isCompleted,
  isRefreshing,
  onRefresh,
  actions,
}: EventDetailsProps) {
  const name = eventNameOf(event);
  return (
    <Main title={name} className="event">
      <div className="event-columns">
        <div className="event-side">
          <Link href="/create-events" variant="quiet">
            <Icon of={ChevronLeft} />
            Your events
          </Link>
          <div className="event-picture">
            <GatheringPicture />
          </div>
        </div>
        <div className="event-words">
          <header className="event-head">
            <DateLeaf day={dayHere(eventTimeOf(event))} />
            <Badge tone={isCompleted ? 'neutral' : 'accepted'}>
              {isCompleted ? texts.completed : texts.active}
            </Badge>
            <SubjectName name={name} />
          </header>
          <div role="status">{isCompleted && <Over />}</div>
          <FactList facts={factsOf(event, now)} />
          <SubjectText text={event.description} />
          {!isCompleted && actions}
          <EventAnswers event={event} isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </div>
      </div>
    </Main>
  );
}

function Over() {
  return (
    <p className="event-over">
      This event is over. You can look back at who came;{' '}
      <Link href="/create-events">host the next one</Link> whenever you like.
    </p>
  );
}

function factsOf(event: HostedEvent, now: number): Fact[] {
  const { venue } = event;
  const facts = [{ icon: <Icon of={Clock} />, name: 'When', value: whenText(eventTimeOf(event)) }];
  if (venue) facts.push({ icon: <Icon of={MapPin} />, name: 'Where', value: venue });
  const deadline = answersUntil(event);
  if (deadline !== null) {
    facts.push({
      icon: <Icon of={CalendarClock} />,
      name: 'Deadline',
      value: deadlineText(deadline, now),
    });
  }
  return facts;
}

function deadlineText(deadline: number, now: number): string {
  const day = longDayText(deadline);
  return isExpired(deadline, now) ? `The deadline passed on ${day}` : `Answers until ${day}`;
}
