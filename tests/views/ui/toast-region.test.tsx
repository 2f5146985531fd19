import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/views/ui/button.tsx';
import { ToastRegion } from '../../../src/views/ui/toast-region.tsx';

test.each(['Undo', 'Dismiss'])(
  'Toast: the second press of a double press on “%s” meets nothing under it, and the next press does',
  (name) => {
    const onPress = vi.fn();
    render(<ToastOver onPress={onPress} />);
    fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
    expect(screen.queryByText('“Dentist” was deleted.')).toBeNull();
    const under = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(under, { detail: 2 });
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.click(under, { detail: 1 });
    expect(onPress).toHaveBeenCalledOnce();
  },
);

test('Toast: a press elsewhere after it was closed counts, by a pointer and by a key', () => {
  const onPress = vi.fn();
  render(<ToastOver onPress={onPress} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 });
  for (const detail of [0, 1]) {
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail });
  }
  expect(onPress).toHaveBeenCalledTimes(2);
});

/** A button, and a toast that is closed by a press. */
function ToastOver({ onPress }: { onPress: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const toast = { id: '0', text: '“Dentist” was deleted.', tone: 'info' } as const;
  return (
    <>
      <Button onPress={onPress}>Delete</Button>
      <ToastRegion
        toasts={isOpen ? [{ ...toast, action: { label: 'Undo' } }] : []}
        onDismiss={close}
        onAct={close}
      />
    </>
  );
}
