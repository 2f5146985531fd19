import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DayPicker } from '../../src/views/slot-choice/day-picker.tsx';

const reason = 'Book this service at least 2 days ahead.';

describe('Day picker', () => {
  it('disables past days and days before the first bookable one, with the reason', async () => {
    const { user, onChange } = show({ date: '2026-11-20', firstDay: '2026-11-22' });
    expect(screen.getByText(reason)).toBeVisible();
    for (const day of [18, 19, 20, 21]) {
      expect(cell(day).getAttribute('aria-disabled')).toBe('true');
      await user.click(cell(day));
    }
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await user.click(cell(22));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-22');
  });

  it('selects the first bookable day in one press', async () => {
    const { user, onJump } = show({ date: '2026-11-20', firstDay: '2026-11-22' });
    await user.click(screen.getByRole('button', { name: 'Go to Sunday, 22 November' }));
    expect(onJump).toHaveBeenCalledExactlyOnceWith('2026-11-22');
  });

  it('names the year of a first bookable day that is in another one', () => {
    show({ date: '2026-11-20', firstDay: '2027-01-03' });
    expect(screen.getByRole('button', { name: 'Go to Sunday, 3 January 2027' })).toBeVisible();
  });

  it('shows no reason when today can be booked', () => {
    show({ date: '2026-11-20', firstDay: '2026-11-20' });
    expect(screen.queryByText(reason)).toBeNull();
    expect(cell(20).getAttribute('aria-disabled')).toBeNull();
  });

  it('shows one week, today’s at first, under the name of its month', () => {
    show({ date: '2026-11-20', firstDay: '2026-11-20' });
    expect(screen.getAllByRole('gridcell')).toHaveLength(7);
    expect(cell(20).getAttribute('aria-label')).toBe(
      'Friday, 20 November 2026 selected, First available date',
    );
    expect(screen.getByText('November 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous week' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('names no days of other weeks to assistive technology', () => {
    show({ date: '2026-11-20', firstDay: '2026-11-20' });
    const shown = 'Day, 15 to 21 November 2026';
    expect(screen.getByRole('application', { name: shown })).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Day' })).toBeVisible();
  });

  it('names both months above a week that belongs to two', async () => {
    const { user } = show({ date: '2026-11-27', firstDay: '2026-11-20' });
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByText(/^Nov\s–\sDec 2026$/)).toBeVisible();
  });

  it('shows the week of a day that was selected elsewhere', () => {
    const { rerender } = show({ date: '2026-11-28', firstDay: '2026-11-20' });
    rerender({ date: '2026-12-08', firstDay: '2026-11-20' });
    expect(screen.getByRole('button', { name: /^Tuesday, 8 December 2026/ })).toBeVisible();
  });

  it('selects a day by arrow keys and Enter', async () => {
    const { user, onChange } = show({ date: '2026-11-20', firstDay: '2026-11-20' });
    await user.click(cell(20));
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28');
  });
});

interface Days {
  date: string;
  firstDay: string;
}

function show(days: Days) {
  const onChange = vi.fn();
  const onJump = vi.fn();
  const picker = (shown: Days) => (
    <DayPicker
      {...shown}
      today="2026-11-20"
      lastDay="2027-01-19"
      reason={reason}
      isBusy={false}
      onChange={onChange}
      onJump={onJump}
    />
  );
  const { rerender } = render(picker(days));
  return {
    user: userEvent.setup({ delay: null }),
    onChange,
    onJump,
    rerender: (shown: Days) => rerender(picker(shown)),
  };
}

function cell(day: number): HTMLElement {
  const name = new RegExp(`\\b${day} November 2026|November ${day}, 2026`);
  return within(screen.getByRole('grid')).getByRole('button', { name });
}
