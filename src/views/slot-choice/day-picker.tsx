import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { useWide } from '../flow/use-wide.ts';
import { Button } from '../ui/button.tsx';
import { MonthGrid } from '../ui/month-grid.tsx';
import { aimText } from './aim-text.ts';
import * as texts from './slot-choice.texts.ts';
import './day-picker.css';

export interface DayPickerProps {
  /** The chosen day, `YYYY-MM-DD`, as all days here. */
  date: string;
  today: string;
  /** The first day that can be booked. */
  firstDay: string;
  /** The last day that can be chosen. */
  lastDay: string;
  /** Why days between today and the first one cannot be booked. */
  reason?: string;
  isBusy: boolean;
  onChange: (date: string) => void;
  /** Chooses the first day that can be booked, by the button below the days. */
  onJump: (date: string) => void;
}

/**
 * Chooses a day, of a month on a wide window and of a week on others. Days before the first bookable
 * one are shown struck out, with the reason.
 */
export function DayPicker(props: DayPickerProps) {
  const { date, today, firstDay, lastDay, reason, isBusy, onChange, onJump } = props;
  const [shown, setShown] = useState(() => ({ date, day: parseDate(date) }));
  // A day chosen elsewhere may be in another week or month.
  if (shown.date !== date) setShown({ date, day: parseDate(date) });
  const isWide = useWide();
  const first = parseDate(firstDay);
  const start = parseDate(today);
  return (
    <div className="day-picker">
      <MonthGrid
        label={texts.day}
        today={today}
        isWeek={!isWide}
        value={parseDate(date)}
        onChange={(day) => onChange(day.toString())}
        focusedValue={shown.day}
        onFocusChange={(day) => setShown({ date, day })}
        minValue={start}
        maxValue={parseDate(lastDay)}
        isDateUnavailable={(day) => day.compare(start) >= 0 && day.compare(first) < 0}
        isReadOnly={isBusy}
      />
      {firstDay > today && (
        <div className="day-picker-floor">
          <p>{reason}</p>
          {date < firstDay && (
            <Button variant="secondary" size="small" onPress={() => onJump(firstDay)}>
              {texts.goTo(aimText(firstDay, today))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
