import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guestsText } from '../../src/views/words/guests-text.ts';
import { nextFreeText } from '../../src/views/words/next-free-text.ts';
import {
  bookingWhenText,
  shortWhenText,
  timeText,
  untilText,
  wallTimeText,
  whenText,
} from '../../src/views/words/when-text.ts';
import { checkUp } from '../world/own-bookings.ts';

const instant = '2026-03-09T13:30:00Z';
const at = Date.parse(instant);

beforeEach(() => setLocalTimeZone('Asia/Kolkata'));

afterEach(() => resetLocalTimeZone());

it.each([
  ['of an instant', () => timeText(instant)],
  ['with a day in few letters', () => shortWhenText(at)],
  ['with its zone', () => whenText(at)],
  ['of a deadline', () => untilText(at)],
  ['on a wall', () => wallTimeText('07:05')],
  ['of a booking', () => bookingWhenText(checkUp)],
  ['of a slot that is free next', () => nextFreeText(instant, at)],
])('Words: no line ends before the am or pm of a time %s', (_, words) => {
  expect(words()).toMatch(/\d:\d\d\u00a0[ap]m/);
  expect(words()).not.toMatch(/\d [ap]m/);
});

it('Words: a sentence that is sent as a text message has ordinary spaces alone', () => {
  const event = { eventName: 'Garba', eventDateTime: instant };
  expect(guestsText(event)).not.toContain('\u00a0');
  expect(guestsText(event)).toContain(' pm,');
});
