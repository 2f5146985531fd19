import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import { type Slot, slotText } from '../../domain/slot.ts';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { dayText, zoneText } from '../words/day-text.ts';
import './booked-panel.css';

export interface BookedPanelProps {
  /** What was booked. */
  name: string;
  /** `YYYY-MM-DD`. */
  date: string;
  slots: readonly Slot[];
  zone: string | null;
}

/** What is the person's now: the day, the time, and in which zone. */
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

export interface BookedActionsProps {
  isSaving: boolean;
  onSave: () => void;
  onDone: () => void;
}

/** What can be done once it is booked. */
export function BookedActions({ isSaving, onSave, onDone }: BookedActionsProps) {
  return (
    <>
      <Button isWide size="large" onPress={onSave} isPending={isSaving}>
        {!isSaving && <CalendarPlus />}
        {texts.addToCalendar}
      </Button>
      <Button isWide size="large" variant="primary" onPress={onDone}>
        {texts.done}
      </Button>
    </>
  );
}

/** Runs when the heading appears, and not again: a function made anew would take the focus back. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}
