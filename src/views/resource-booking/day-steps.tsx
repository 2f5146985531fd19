import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type ReactNode, useId } from 'react';
import { daysAfter } from '../../domain/working-hours.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import * as texts from './resource-booking.texts.ts';
import './day-steps.css';

export interface DayStepsProps {
  /** The shown day, `YYYY-MM-DD`, as all days here. */
  date: string;
  today: string;
  lastDay: string;
  onChange: (date: string) => void;
  /** The words about the shown day. */
  children: ReactNode;
}

/** The shown day between two buttons that lead to the day before and the day after. */
export function DaySteps({ date, today, lastDay, onChange, children }: DayStepsProps) {
  const reasonId = useId();
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const step = (days: -1 | 1) =>
    focusAfter(
      () => onChange(daysAfter(date, days)),
      (steps) => {
        // At the last day the pressed button is disabled, and loses the focus to the other one.
        const buttons = [...steps.querySelectorAll('button')];
        return (days < 0 ? buttons : buttons.toReversed()).find(({ disabled }) => !disabled);
      },
    );
  const isFirst = date <= today;
  const isLast = date >= lastDay;
  return (
    <div ref={part} className="day-steps">
      <IconButton
        label={texts.previousDay}
        data-bordered
        isDisabled={isFirst}
        aria-describedby={isFirst ? reasonId : undefined}
        onPress={() => step(-1)}
      >
        <Icon of={ChevronLeft} />
      </IconButton>
      {children}
      <IconButton
        label={texts.nextDay}
        data-bordered
        isDisabled={isLast}
        aria-describedby={isLast ? reasonId : undefined}
        onPress={() => step(1)}
      >
        <Icon of={ChevronRight} />
      </IconButton>
      {(isFirst || isLast) && (
        <VisuallyHidden id={reasonId}>
          {isFirst ? texts.earlierOver : texts.laterNotYet}
        </VisuallyHidden>
      )}
    </div>
  );
}
