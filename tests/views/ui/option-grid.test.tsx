import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OptionGrid } from '../../../src/views/ui/option-grid.tsx';

const groups = [
  {
    id: 'Morning',
    label: 'Morning',
    options: ['09:00', '10:00'].map((id) => ({ id, label: id })),
  },
  { id: 'Evening', label: 'Evening', options: [{ id: '18:00', label: '18:00' }] },
];

it('Option grid: Tab stops at it once, arrow keys move through all options, and a space that is held down selects one once', async () => {
  const { user, onToggle } = show({ chosen: [] });
  await user.tab();
  expect(document.activeElement?.textContent).toBe('09:00');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('18:00');
  await user.keyboard('{ArrowRight} ');
  expect(onToggle).toHaveBeenLastCalledWith('18:00');
  fireEvent.keyDown(screen.getByText('18:00'), { key: ' ', repeat: true });
  expect(onToggle).toHaveBeenCalledOnce();
  await user.keyboard('{Home}{Enter}');
  expect(onToggle).toHaveBeenLastCalledWith('09:00');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('Option grid: Tab enters it at the selected option', async () => {
  const { user } = show({ chosen: ['10:00'] });
  await user.tab();
  expect(document.activeElement?.textContent).toBe('10:00');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('10:00');
});

it('Option grid: its groups have names, and it states whether several options can be selected', () => {
  show({ chosen: [], isMultiple: true });
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  expect(screen.getByRole('group', { name: 'Evening' })).toBeVisible();
});

it('Option grid: presses are ignored while it is busy', async () => {
  const { user, onToggle } = show({ chosen: [], isBusy: true });
  await user.click(screen.getByText('10:00'));
  expect(onToggle).not.toHaveBeenCalled();
});

it.each([
  ['that is gone', groups.slice(1)],
  ['with all others', []],
])('Option grid: an option %s leaves the focus to the heading of its section', (_, left) => {
  const grid = (shown: typeof groups) => (
    <section>
      <h3 tabIndex={-1}>Sunday</h3>
      {shown.length > 0 && (
        <OptionGrid
          label="Slots"
          groups={shown}
          chosen={[]}
          isMultiple={false}
          onToggle={() => undefined}
        />
      )}
    </section>
  );
  const { rerender } = render(grid(groups));
  act(() => screen.getByText('09:00').focus());
  rerender(grid(left));
  expect(screen.getByRole('heading', { name: 'Sunday' })).toHaveFocus();
});

function show(props: { chosen: string[]; isMultiple?: boolean; isBusy?: boolean }) {
  const onToggle = vi.fn();
  render(
    <OptionGrid label="Slots" groups={groups} isMultiple={false} {...props} onToggle={onToggle} />,
  );
  return { user: userEvent.setup({ delay: null }), onToggle };
}
