import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFocusLeft } from '../../../src/views/ui/use-focus-left.ts';

afterEach(() => vi.restoreAllMocks());

it('§22.231 a dialog that is opened again while it closes leaves no listener behind', async () => {
  const listening = new Set<unknown>();
  vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => {
    listening.add(listener);
  });
  vi.spyOn(document, 'removeEventListener').mockImplementation((_, listener) => {
    listening.delete(listener);
  });
  const { rerender } = render(<Section isAsked />);
  const before = listening.size;
  for (const isAsked of [false, true, false, true, false]) rerender(<Section isAsked={isAsked} />);
  expect(listening.size).toBe(before + 1);
  await waitFor(() => expect(listening.size).toBe(before));
});

function Section({ isAsked }: { isAsked: boolean }) {
  useFocusLeft(isAsked, 'heading');
  return <h2 id="heading">Your bookings</h2>;
}
