import { getLocalTimeZone } from '@internationalized/date';
import type { ActorRefFrom } from 'xstate';
import { writtenTime } from '../../domain/written-time.ts';
import type { calendarItemsMachine } from '../../machines/calendar-items.ts';
import { useLoadDue } from '../failed-load/use-load-due.ts';
import { useToday } from '../flow/use-clock.ts';
import { dayHere } from '../words/day-text.ts';
import * as texts from './calendar-items.texts.ts';
import './items-behind.css';

export interface ItemsBehindProps {
  flow: ActorRefFrom<typeof calendarItemsMachine> | undefined;
  /** When the oldest of the lists that are shown was given, in milliseconds; null without any. */
  asOf: number | null;
}

/**
 * While the last try for a list failed: when what is shown was known, with the day where that is another
 * one, and a further try once the network or the person is back (§22.107). The failure itself is not said
 * (§8.12).
 */
export function ItemsBehind({ flow, asOf }: ItemsBehindProps) {
  useLoadDue(() => flow?.send({ type: 'items.refreshed' }));
  const today = useToday();
  if (asOf === null) return null;
  const way = dayHere(asOf) === today ? 'clock' : 'shortWhen';
  return <p className="items-behind">{texts.asOf(writtenTime(way, asOf, getLocalTimeZone()))}</p>;
}
