import { shallowEqual, useSelector } from '@xstate/react';
import CalendarX2 from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import { type ReactNode, useDeferredValue, useId, useMemo, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Slot } from '../../domain/slot.ts';
import { dayPart, dayParts, slotText } from '../../domain/slot-times.ts';
import { texts } from '../../domain/texts.ts';
import type { slotChoiceMachine } from '../../machines/slot-choice.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { useStill } from '../flow/use-still.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { type GridOptionGroup, OptionGrid } from '../ui/option-grid.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { dayText, zoneOfDayText } from '../words/day-text.ts';
import * as said from './slot-choice.texts.ts';
import { SlotSkeleton } from './slot-skeleton.tsx';
import './slot-panel.css';

export interface SlotPanelProps {
  flow: ActorRefFrom<typeof slotChoiceMachine>;
  /** A booking is under way: the choice cannot be changed. */
  isBusy: boolean;
  /** The service's own sentence about the last try. */
  refusal: string | null;
  /** A toast or an alert says the refusal as well: here it is only shown. */
  isRefusalSaid?: boolean | undefined;
  /** Why a day may have no slots, and the next step from there. */
  emptyHint?: string | undefined;
  emptyAction?: ReactNode;
}

/** The slots of a day, by parts of the day, with a tick on the chosen ones. */
export function SlotPanel({
  flow,
  isBusy,
  refusal,
  isRefusalSaid,
  emptyHint,
  emptyAction,
}: SlotPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const refusalId = useId();
  const seen = useSelector(useStill(flow), seenOf, shallowEqual);
  const { date } = seen;
  // A day that is pressed is painted before its slots take the place of those of the last one.
  const last = useDeferredValue(seen);
  const isBehind = last.date !== date;
  const shown = isBehind ? last : seen;
  const { zone, slots, chosen, isMultiple, state } = shown;
  const groups = useMemo(() => groupsOf(slots), [slots]);
  const isLoading = state === 'loading';
  const isEmpty = !isLoading && state !== 'failed' && slots.length === 0;
  return (
    <section className="slot-panel" aria-label={said.slotsOn(dayText(date))}>
      <header className="slot-panel-head">
        <h3 ref={heading} className="slot-panel-day" tabIndex={-1}>
          {dayText(date)}
        </h3>
        {!isEmpty && <p>{said.timesIn(zoneOfDayText(zone, date))}</p>}
      </header>
      <Refusal {...(isRefusalSaid && { id: refusalId })}>{refusal}</Refusal>
      {/* Of chosen slots the words beside the button tell. */}
      <div className="slot-panel-said" aria-live={chosen.length > 0 ? 'off' : 'polite'}>
        {isLoading && slots.length === 0 && <Wait />}
        {isEmpty && (
          <EmptyState
            title={texts.slotsEmpty}
            {...(emptyHint === undefined ? {} : { text: emptyHint })}
            picture={<Icon of={CalendarX2} />}
            // It leads on from the new day: pressed twice, the button would go past that one.
            action={!isBehind && emptyAction}
          />
        )}
        {slots.length > 0 && (
          <VisuallyHidden key={shown.date}>{said.slotCount(slots.length)}</VisuallyHidden>
        )}
      </div>
      {isLoading && (slots.length > 0 ? <Wait /> : <SlotSkeleton />)}
      {state === 'failed' && (
        <FailedLoad
          isToasted
          title={said.slotsLost}
          heir={heading}
          onRetry={() => flow.send({ type: 'slots.refreshed' })}
        />
      )}
      {slots.length > 0 && (
        <OptionGrid
          label={said.slots}
          groups={groups}
          chosen={chosen.map(idOf)}
          isMultiple={isMultiple}
          isBusy={isBusy || isLoading}
          onToggle={(id) => {
            const slot = slots.find((other) => idOf(other) === id);
            if (slot) flow.send({ type: 'slot.toggled', slot });
          }}
        />
      )}
    </section>
  );
}

function seenOf({ context, value }: SnapshotFrom<typeof slotChoiceMachine>) {
  const { date, zone, slots, chosen, isMultiple } = context;
  return { date, zone, slots, chosen, isMultiple, state: value };
}

/** Slots of two days may be shown alike. */
function idOf({ start, end }: Slot): string {
  return `${start} ${end}`;
}

function Wait() {
  return <p className="slot-panel-wait">{texts.slotsLoading}</p>;
}

function groupsOf(slots: readonly Slot[]): GridOptionGroup[] {
  return dayParts
    .map((part) => ({
      id: part,
      label: said.parts[part],
      options: slots
        .filter((slot) => dayPart(slot) === part)
        .map((slot) => ({ id: idOf(slot), label: slotText(slot) })),
    }))
    .filter(({ options }) => options.length > 0);
}
