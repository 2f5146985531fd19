import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { daysAfter } from '../../domain/working-hours.ts';
import { Button } from '../ui/button.tsx';
import { useFocusAfter } from '../ui/use-focus-after.ts';
import { aimText } from './aim-text.ts';
import { DayPicker, type DayPickerProps } from './day-picker.tsx';
import { lookAt, otherDay } from './slot-choice.texts.ts';
import { SlotPanel, type SlotPanelProps } from './slot-panel.tsx';
import './day-and-slots.css';

type DayProps = Omit<DayPickerProps, 'onChange' | 'onJump'>;
type SlotProps = Omit<SlotPanelProps, 'emptyHint' | 'emptyAction'>;

/**
 * A day and its slots. A button that leads to another day leads the focus to its heading. A chosen
 * slot changes the panel alone: the days are not rendered for it.
 */
export const DayAndSlots = memo(function DayAndSlots({
  flow,
  refusal,
  isRefusalSaid,
  ...days
}: DayProps & SlotProps) {
  const { date, today, firstDay, lastDay, isBusy } = days;
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const choose = (day: string) => flow.send({ type: 'date.changed', date: day });
  const jump = (day: string) =>
    focusAfter(
      () => choose(day),
      (whole) => whole.querySelector<HTMLElement>('.slot-panel-day'),
    );
  const said = useSelector(flow, ({ context }) => context.nextDay);
  const nextDay = said !== null && said > date ? said : daysAfter(date, 1);
  const isTooEarly = date < firstDay;
  return (
    <div ref={part} className="day-and-slots">
      <DayPicker {...days} onChange={choose} onJump={jump} />
      <SlotPanel
        flow={flow}
        isBusy={isBusy}
        refusal={refusal}
        isRefusalSaid={isRefusalSaid}
        // The days above it say why, and lead to the first one.
        emptyHint={isTooEarly ? undefined : otherDay}
        emptyAction={
          !isTooEarly &&
          nextDay <= lastDay && (
            <Button onPress={() => jump(nextDay)}>{lookAt(aimText(nextDay, today))}</Button>
          )
        }
      />
    </div>
  );
});
