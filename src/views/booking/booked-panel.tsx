import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import { type Slot, slotText } from '../../domain/slot.ts';
import { dayText, zoneText } from '../words/day-text.ts';
import './booked-panel.css';

export interface BookedPanelProps {
  /** The service or resource. */
  name: string;
  /** `YYYY-MM-DD`. */
  date: string;
  slots: readonly Slot[];
  zone: string | null;
}

/** The booking that was made: the day, the times, and their zone. */
export function BookedPanel({ name, date, slots, zone }: BookedPanelProps) {
  return (
    <div className="booked">
      <CircleCheckBig className="booked-sign" />
      <h3 className="booked-name" dir="auto" tabIndex={-1} ref={focusOnce}>
        {name}
      </h3>
      <ul className="booked-facts">
        <li>
          <CalendarDays />
          <span>{dayText(date)}</span>
        </li>
        <li>
          <Clock />
          <span>
            {slots.map((slot) => (
              <span key={slotText(slot)} className="booked-time">
                {slotText(slot)}
              </span>
            ))}
          </span>
        </li>
        <li>
          <Globe />
          <span>{zoneText(zone, date)}</span>
        </li>
      </ul>
    </div>
  );
}

/** Runs when the heading appears, and not again: a function made anew would take the focus back. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}
