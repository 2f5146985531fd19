import { memo, useId } from 'react';
import { type DayItem, invitationOf, isOff, isOwn, statusOf } from '../../domain/calendar.ts';
import type { DayLines } from '../../domain/calendar-days.ts';
import { kinds } from '../calendar-items/calendar-items.texts.ts';
import { ItemTitle } from '../calendar-items/item-title.tsx';
import { timeText } from '../words/when-text.ts';
import * as texts from './calendar.texts.ts';
import { type CalendarFlow, EntryButtons } from './entry-buttons.tsx';
import { KindMark } from './kind-mark.tsx';
import './day-list.css';

export interface DayListProps extends DayLines {
  /** The id of the heading that names the list. */
  headingId: string;
  /** The new item, whose line takes the focus. */
  added: DayItem | null;
  /** The calendar in which entries that the person made can be changed; null to read only. */
  flow: CalendarFlow | null;
}

/** The lines of a day in time order; the browser skips the layout of lines out of sight. */
export const DayList = memo(function DayList({ headingId, day, lines, added, flow }: DayListProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="day-list" aria-labelledby={headingId}>
      {lines.map((line, place) => {
        const name = nameOf(line);
        return (
          <DayLine
            key={typeof name === 'string' ? name : place}
            {...line}
            day={day}
            isNew={added !== null && name === nameOf(added)}
            flow={flow}
          />
        );
      })}
    </ul>
  );
});

/**
 * What tells a line from the others, also where a newer list has its item anew: the id with the kind, since
 * an id is that of one kind alone. Most items have no id, and two may be alike: then it is the item itself.
 */
function nameOf({ kind, item }: DayItem) {
  return item.id ? `${kind}.${item.id}` : item;
}

type DayLineProps = DayItem & Pick<DayListProps, 'day' | 'flow'> & { isNew: boolean };

function DayLine({ day, isNew, flow, ...line }: DayLineProps) {
  const { kind, item } = line;
  const titleId = useId();
  const { time_slot, service_provider, invitees, notes } = item;
  const status = statusOf(item);
  const invitation = invitationOf(item);
  return (
    <li
      className="day-line"
      data-kind={kind}
      data-off={isOff(line) || undefined}
      {...(isNew && { tabIndex: -1, ref: arrive })}
    >
      <KindMark kind={kind} />
      <p className="day-line-head">
        <span className="day-line-kind">{kinds[kind]}</span>{' '}
        <time dateTime={time_slot}>{timeText(time_slot)}</time>
      </p>
      <p id={titleId} className="day-line-title" dir="auto">
        <ItemTitle item={item} />
      </p>
      {flow && isOwn(item) && (
        <EntryButtons flow={flow} kind={kind} item={item} day={day} describedBy={titleId} />
      )}
      {service_provider && <Detail label={texts.provider} text={service_provider} />}
      {invitation && <Detail text={invitation} />}
      {!invitation && invitees && <Detail label={texts.invited} text={invitees} />}
      {notes && <Detail label={texts.notes} text={notes} />}
      {status && (
        <p className="day-line-status" dir="auto">
          {texts.statusText(status)}
        </p>
      )}
    </li>
  );
}

function Detail({ label, text }: { label?: string; text: string }) {
  return (
    <p className="day-line-detail">
      {label && <span>{label} </span>}
      <bdi>{text}</bdi>
    </p>
  );
}

function arrive(line: HTMLElement | null): void {
  line?.focus();
}
