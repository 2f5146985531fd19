import { type DayItem, isOff, statuses } from '../../domain/calendar.ts';
import { texts } from '../../domain/texts.ts';
import { KindMark } from '../calendar/kind-mark.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { weekdayText } from '../words/day-text.ts';
import { timeText } from '../words/when-text.ts';
import { kinds } from './calendar-items.texts.ts';
import { ItemTitle } from './item-title.tsx';
import './item-lines.css';

export interface ItemLinesProps {
  /** With their days where they are of a week. */
  lines: readonly (DayItem & { readonly day?: string })[];
}

/** Items as lines of one height, whose places do not change: a list that comes later changes what they say. */
export function ItemLines({ lines }: ItemLinesProps) {
  return (
    <ul className="item-lines">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: most items have no id, and two may be alike
        <ItemLine key={place} {...line} />
      ))}
    </ul>
  );
}

function ItemLine({ day, ...line }: ItemLinesProps['lines'][number]) {
  const { kind, item } = line;
  const isStruck = isOff(line);
  return (
    <li className="item-line" data-kind={kind} data-off={isStruck || undefined}>
      {day && <span className="item-line-day">{weekdayText(day)}</span>}
      <time dateTime={item.time_slot}>{timeText(item.time_slot)}</time>
      <span className="item-line-kind">
        <KindMark kind={kind} />
        {/* In a week the mark stands for the word, which is still read aloud. */}
        {day ? (
          <VisuallyHidden>{kinds[kind]}</VisuallyHidden>
        ) : (
          <span className="item-line-word">{kinds[kind]}</span>
        )}
      </span>
      <span className="item-line-title" dir="auto">
        <ItemTitle item={item} />
      </span>
      {isStruck && (
        <VisuallyHidden>{kind === 'task' ? texts.done : statuses.cancelled}</VisuallyHidden>
      )}
    </li>
  );
}

/** Its room, that of all lines, is kept when they have come: nothing moves, however many there are. */
export function ItemLinesWaiting() {
  return (
    <div className="item-lines">
      <Skeleton width="90%" />
      <Skeleton width="75%" />
      <Skeleton width="80%" />
    </div>
  );
}
