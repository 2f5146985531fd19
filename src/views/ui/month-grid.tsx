import type { CalendarDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarProps,
  Heading,
} from 'react-aria-components/Calendar';
import { SlottedIconButton } from './slotted-icon-button.tsx';
import './month-grid.css';

export interface MonthGridProps
  extends Omit<CalendarProps<CalendarDate>, 'className' | 'style' | 'children' | 'aria-label'> {
  label: string;
}

/** A month of days, Sunday first, to look at, to move about in and to choose from. */
export function MonthGrid({ label, ...props }: MonthGridProps) {
  return (
    <Calendar firstDayOfWeek="sun" {...props} aria-label={label} className="month">
      <header className="month-head">
        <SlottedIconButton slot="previous" label="Previous month">
          <ChevronLeft />
        </SlottedIconButton>
        <Heading className="month-name" />
        <SlottedIconButton slot="next" label="Next month">
          <ChevronRight />
        </SlottedIconButton>
      </header>
      <CalendarGrid weekdayStyle="short" className="month-grid">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="month-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className="month-day" />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
