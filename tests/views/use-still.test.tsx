import { render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { useStill } from '../../src/views/flow/use-still.ts';

const counter = createMachine({
  context: { count: 0 },
  on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

it('Still: a change while a screen is rendered in slices is shown after it, so that the screen is rendered once', async () => {
  const actor = createActor(counter).start();
  const rendered: number[] = [];
  const painted: (string | null)[] = [];
  function Count() {
    const count = useSelector(useStill(actor), ({ context }) => context.count);
    rendered.push(count);
    useLayoutEffect(() => {
      painted.push(document.querySelector('output')?.textContent ?? null);
    });
    return <output>{count}</output>;
  }
  // Rendered after it, as an answer that comes between two slices.
  function Answer() {
    if (actor.getSnapshot().context.count === 0) actor.send({ type: 'more' });
    return null;
  }
  function Screen() {
    const [isShown, setShown] = useState(false);
    if (isShown)
      return (
        <>
          <Count />
          <Answer />
        </>
      );
    return (
      <button type="button" onClick={() => startTransition(() => setShown(true))}>
        Show
      </button>
    );
  }
  render(<Screen />);
  screen.getByRole('button').click();
  expect(await screen.findByText('1')).toBeVisible();
  expect(rendered[0]).toBe(0);
  expect(painted[0]).toBe('0');
});
