import { memo, useMemo } from 'react';
import { type CalendarItems, type DayItem, itemsOfDay } from '../../domain/calendar.ts';
import { timeText } from '../words/when-text.ts';
import { kindWords } from './kind-look.ts';
import { KindMark } from './kind-mark.tsx';
import './day-list.css';

export interface DayListProps {
  /** The id of the heading that names the list. */
  headingId: string;
  /** `YYYY-MM-DD`. */
  day: string;
  items: CalendarItems;
  /** The new item, whose line takes the focus. */
  added: DayItem | null;
}

/** The lines of a day in time order; the browser skips the layout of lines out of sight. */
export const DayList = memo(function DayList({ headingId, day, items, added }: DayListProps) {
  const lines = useMemo(() => itemsOfDay(items, day), [items, day]);
  if (lines.length === 0) return null;
  return (
    <ul className="day-list" aria-labelledby={headingId}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike
        <DayLine key={place} {...line} isNew={line.item === added?.item} />
      ))}
    </ul>
  );
});

function DayLine({ kind, item, isNew }: DayItem & { isNew: boolean }) {
  const { title, time_slot, status, service_provider, invitees, notes } = item;
  return (
    <li className="day-line" data-kind={kind} {...(isNew && { tabIndex: -1, ref: arrive })}>
      <KindMark kind={kind} />
      <p className="day-line-head">
        <span className="day-line-kind">{kindWords[kind]}</span>{' '}
        <time dateTime={time_slot}>{timeText(time_slot)}</time>
      </p>
      <p className="day-line-title" dir="auto">
        {title}
      </p>
      {service_provider && <Detail label="With" text={service_provider} />}
      {invitees && <Detail label="Invited" text={invitees} />}
      {notes && <Detail label="Notes" text={notes} />}
      {status && (
        <p className="day-line-status" dir="auto">
          {status}
        </p>
      )}
    </li>
  );
}

function Detail({ label, text }: { label: string; text: string }) {
  return (
    <p className="day-line-detail">
      <span>{label}</span> <bdi>{text}</bdi>
    </p>
  );
}

function arrive(line: HTMLElement | null): void {
  line?.focus();
}
