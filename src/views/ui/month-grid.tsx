import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { SlottedIconButton } from './slotted-icon-button.tsx';
import './month-grid.css';

/** A month of days, Sunday first, to look at and to move about in. */
export function MonthGrid({ label }: { label: string }) {
  return (
    <Calendar aria-label={label} firstDayOfWeek="sun" className="month">
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
