import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DayItem, ItemKind } from '#domain/calendar.ts';
import { DayList } from '../../src/views/calendar/day-list.tsx';

it('Calendar: entries of two kinds may have the same id, as where each table counts for itself', () => {
  const visit = line('appointment', '1', 'Dental check-up');
  const task = line('task', '1', 'Pay the bill');
  const { rerender } = render(dayOf([visit, task]));
  rerender(dayOf([line('task', '2', 'Call home'), visit, task]));
  expect(titles()).toEqual(['Call home', 'Dental check-up', 'Pay the bill']);
  rerender(dayOf([task]));
  expect(titles()).toEqual(['Pay the bill']);
});

function line(kind: ItemKind, id: string, title: string): DayItem {
  return { kind, item: { id, title, time_slot: '2026-11-20T09:00:00Z' } };
}

function dayOf(lines: readonly DayItem[]) {
  return <DayList headingId="day" day="2026-11-20" lines={lines} added={null} flow={null} />;
}

function titles(): (string | undefined)[] {
  const known = ['Call home', 'Dental check-up', 'Pay the bill'];
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => known.find((title) => textContent?.includes(title)));
}
