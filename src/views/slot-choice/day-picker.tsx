import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { farthestDays } from '../../domain/availability.ts';
import { Button } from '../ui/button.tsx';
import { MonthGrid } from '../ui/month-grid.tsx';
import { dayText } from '../words/day-text.ts';
import './day-picker.css';

export interface DayPickerProps {
  /** The chosen day, `YYYY-MM-DD`, as all days here. */
  date: string;
  today: string;
  /** The first day that can be booked. */
  firstDay: string;
  /** Why earlier days cannot be booked. */
  reason: string;
  isBusy: boolean;
  onChange: (date: string) => void;
}

/** Chooses a day. Days before the first bookable one are shown struck out, with the reason. */
export function DayPicker({ date, today, firstDay, reason, isBusy, onChange }: DayPickerProps) {
  const [shown, setShown] = useState(() => ({ date, day: parseDate(date) }));
  // A day chosen elsewhere may be in another month.
  if (shown.date !== date) setShown({ date, day: parseDate(date) });
  const first = parseDate(firstDay);
  const start = parseDate(today);
  return (
    <div className="day-picker">
      <MonthGrid
        label="Day"
        value={parseDate(date)}
        onChange={(day) => onChange(day.toString())}
        focusedValue={shown.day}
        onFocusChange={(day) => setShown({ date, day })}
        minValue={start}
        maxValue={start.add({ days: farthestDays })}
        isDateUnavailable={(day) => day.compare(start) >= 0 && day.compare(first) < 0}
        isReadOnly={isBusy}
      />
      {firstDay > today && (
        <div className="day-picker-floor">
          <p>{reason}</p>
          {date < firstDay && (
            <Button variant="secondary" size="small" onPress={() => onChange(firstDay)}>
              {`Go to ${dayText(firstDay)}`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
