import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '../../../src/views/ui/form.tsx';

afterEach(() => vi.restoreAllMocks());

it('A press leaves no listener behind, which would keep the form once it is closed', () => {
  render(
    <Form onSubmit={() => undefined} onFieldLeft={() => undefined}>
      <input />
    </Form>,
  );
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  const listeners = (calls: readonly (readonly unknown[])[]) =>
    calls.flatMap(([type, listener]) => (type === 'pointercancel' ? [listener] : []));
  expect(listeners(added.mock.calls)).toHaveLength(1);
  expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls));
});
