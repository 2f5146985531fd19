// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/views/ui/button.tsx';

test('Button: a pending button shows its label, keeps the focus and ignores presses and Enter in a field', async () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Mobile number" />
      <Button type="submit" onPress={onPress} isPending={isPending} pendingLabel="Checking...">
        Proceed
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Proceed' });
  button.focus();
  rerender(form(true));
  expect(button.textContent).toBe('Checking...');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('Button: pointer and focus report the intent before any press', async () => {
  const onIntent = vi.fn();
  const onPress = vi.fn();
  render(
    <Button onIntent={onIntent} onPress={onPress}>
      Login
    </Button>,
  );
  await userEvent.tab();
  expect(onIntent).toHaveBeenCalledTimes(1);
  await userEvent.hover(screen.getByRole('button'));
  expect(onIntent).toHaveBeenCalledTimes(2);
  expect(onPress).not.toHaveBeenCalled();
});
