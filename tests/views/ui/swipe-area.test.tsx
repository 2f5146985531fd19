import { parseDate } from '@internationalized/date';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MonthGrid } from '../../../src/views/ui/month-grid.tsx';
import { SwipeArea } from '../../../src/views/ui/swipe-area.tsx';

test('Calendar: a finger that begins and ends on one wide day turns the month and chooses no day; a tap chooses it', () => {
  const onSwipe = vi.fn();
  const onChange = vi.fn();
  render(
    <SwipeArea onSwipe={onSwipe}>
      <MonthGrid
        label="Day"
        today="2026-11-20"
        value={parseDate('2026-11-22')}
        onChange={(date) => onChange(date.toString())}
      />
    </SwipeArea>,
  );
  const day = screen.getByRole('button', { name: /17 November/ });
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientY: 100 };
  fireEvent.pointerDown(day, { ...finger, clientX: 200 });
  fireEvent.pointerMove(day, { ...finger, clientX: 140 });
  fireEvent.pointerUp(day, { ...finger, clientX: 140 });
  fireEvent.click(day, { detail: 1 });
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith(1);
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.pointerDown(day, { ...finger, clientX: 200 });
  fireEvent.pointerUp(day, { ...finger, clientX: 200 });
  fireEvent.click(day, { detail: 1 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-17');
});

test.each([
  ['a finger that scrolls down aslant', { clientY: 131 }, {}],
  ['a pinch of two fingers', {}, { pointerId: 8, isPrimary: false }],
  ['a mouse', { pointerType: 'mouse' }, {}],
])('Calendar: %s turns no month', (_, way, second) => {
  const onSwipe = vi.fn();
  render(<SwipeArea onSwipe={onSwipe}>March</SwipeArea>);
  const area = screen.getByText('March');
  const first = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientY: 100 };
  fireEvent.pointerDown(area, { ...first, ...way, clientX: 200, clientY: 100 });
  fireEvent.pointerDown(area, { ...first, ...way, clientX: 200, clientY: 100, ...second });
  for (const finger of [{}, second])
    fireEvent.pointerMove(area, { ...first, ...way, clientX: 140, ...finger });
  expect(onSwipe).not.toHaveBeenCalled();
});
