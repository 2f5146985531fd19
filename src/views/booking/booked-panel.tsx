import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import CircleCheckBig from 'lucide/dist/esm/icons/circle-check-big.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Globe from 'lucide/dist/esm/icons/globe.mjs';
import type { ReactNode } from 'react';
import type { CalendarEntry } from '../../domain/booking.ts';
import { slotText } from '../../domain/slot-times.ts';
import { Icon } from '../ui/icon.tsx';
import { zoneOfDayText } from '../words/day-text.ts';
import { slotsDayText } from '../words/when-text.ts';
import './booked-panel.css';

export interface BookedPanelProps {
  /** The booking, titled with its service or resource. */
  booked: CalendarEntry;
  /** The way to the booking. */
  children: ReactNode;
}

/** The booking that was made: the day, the times, and their zone. */
export function BookedPanel({ booked, children }: BookedPanelProps) {
  const { title, date, slots, zone } = booked;
  return (
    <div className="booked">
      <Icon of={CircleCheckBig} className="booked-sign" />
      <h3 className="booked-name" dir="auto" tabIndex={-1} ref={focusOnce}>
        {title}
      </h3>
      <ul className="booked-facts">
        <li>
          <Icon of={CalendarDays} />
          <span>{slotsDayText(date, slots)}</span>
        </li>
        <li>
          <Icon of={Clock} />
          <span>
            {slots.map((slot) => (
              <span key={slot.start + slot.end} className="booked-time">
                {slotText(slot)}
              </span>
            ))}
          </span>
        </li>
        <li>
          <Icon of={Globe} />
          <span>{zoneOfDayText(zone, date)}</span>
        </li>
      </ul>
      {children}
    </div>
  );
}

/** Runs when the heading appears, and not again: a function made anew would take the focus back. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}
