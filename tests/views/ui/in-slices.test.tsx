import { render } from '@testing-library/react';
import { Profiler, useEffect } from 'react';
import { expect, it } from 'vitest';
import { InSlices } from '../../../src/views/ui/in-slices.tsx';

it('Long lists: no paint waits for more than eight items, and an item is rendered once (§22.260)', () => {
  const rendered: number[] = [];
  const started: number[] = [];
  const shown: number[] = [];
  const awaited: boolean[] = [];
  function Item({ place }: { place: number }) {
    rendered.push(place);
    useEffect(() => {
      started.push(place);
    }, [place]);
    return <li>{place}</li>;
  }
  const look = () => {
    shown.push(document.querySelectorAll('li').length);
    awaited.push(document.querySelector('[aria-busy=true]') !== null);
  };
  const list = (length: number) => (
    <Profiler id="list" onRender={look}>
      <ul>
        <InSlices>
          {placesTo(length).map((place) => (
            <Item key={place} place={place} />
          ))}
        </InSlices>
      </ul>
    </Profiler>
  );
  const { rerender } = render(list(60));
  expect([...new Set(rendered)]).toEqual(placesTo(60));
  expect([...new Set(started)]).toEqual(placesTo(60));
  // Those of the first slice as often as those of the last.
  const timesOf = (place: number) => rendered.filter((one) => one === place).length;
  expect(timesOf(0)).toBe(timesOf(59));
  const steps = shown.map((count, commit) => count - (shown[commit - 1] ?? 0));
  expect(shown.at(-1)).toBe(60);
  expect(Math.max(...steps)).toBe(8);
  // A page that the person comes back to is not at its place before (§22.201).
  expect(awaited).toEqual(shown.map((count) => count < 60));
  // What a press brings begins with the press itself, so that its first item can take the focus.
  for (const [from, to] of [
    [60, 64],
    [64, 128],
    [128, 190],
  ] as const) {
    shown.length = 0;
    rerender(list(to));
    expect(shown[0]).toBeGreaterThan(from);
    expect(shown[0]).toBeLessThanOrEqual(from + 8);
    expect(shown.at(-1)).toBe(to);
  }
});

function placesTo(length: number): number[] {
  return Array.from({ length }, (_, place) => place);
}
