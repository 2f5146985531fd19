import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** Rows that are rendered beyond each edge of the screen, and of them those that must be there. */
const spare = { rendered: 6, needed: 2 };

/** A tree of at most so many rows is rendered whole, each row as high as its own words. */
const few = 60;

/** Between two rows, in pixels. */
const gap = 2;

/** The height of a row until one has been measured. */
const usualHeight = 52;

interface Sight {
  first: number;
  end: number;
  height: number | null;
}

export interface RowsInSight {
  /** The place of the first row. */
  first: number;
  /** The place after the last row. */
  end: number;
  /** Of all rows, which is that of the highest one; null until one is measured, and in a short tree. */
  height: number | null;
  /** Whether all rows are rendered, each in its own height. */
  isWhole: boolean;
  /** The distance from row to row. */
  pitch: number;
}

/** The places of a list's rows that are on the screen or nearly so, while the page scrolls. */
export function useRowsInSight(
  list: RefObject<HTMLElement | null>,
  count: number,
  focused: number | null,
  /** The number of rows with those that are not shown. */
  all: number,
): RowsInSight {
  const isWhole = all <= few;
  // The first paint waits for what it shows alone.
  const isAll = useDeferredValue(isWhole, false);
  const [sight, setSight] = useState(() => sightFrom(0, null, count, 0));
  const { first, end } = sight;
  const height = isWhole ? null : sight.height;
  const pitch = pitchOf(height);
  useSamePlace(list, pitch, focused);
  useLayoutEffect(() => {
    if (list.current && !isAll) setSight(stillInSight(list.current, count));
  });
  useEffect(() => {
    if (isAll) return;
    const look = () =>
      flushSync(() => {
        if (list.current) setSight(stillInSight(list.current, count));
      });
    // A zoom changes the height of rows, and a turned phone the number of lines in them.
    const measureAgain = () => flushSync(() => setSight((before) => ({ ...before, height: null })));
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', look, { signal, capture: true, passive: true });
    window.addEventListener('resize', measureAgain, { signal });
    const forget = whenMoved(list.current, look, measureAgain);
    return () => {
      controller.abort();
      forget?.();
    };
  }, [list, count, isAll]);
  if (isAll) return { first: 0, end: count, height, pitch, isWhole };
  return { first: Math.min(first, count), end: Math.min(end, count), height, pitch, isWhole };
}

/**
 * No event says that a person has set another size of text, or that what stands above a list has grown
 * or shrunk: the sizes of the page and of the list tell. A frame later, since what the answer changes
 * would be told within this one.
 */
function whenMoved(
  list: HTMLElement | null,
  onMove: () => void,
  onTextSize: () => void,
): (() => void) | undefined {
  // Where there is no layout, as in jsdom, there is no observer of it.
  if (!list || !('ResizeObserver' in window)) return;
  const textSize = () => getComputedStyle(list).fontSize;
  // It tells of the first sizes too, once there is a layout: to ask for the style here would cost one.
  let before: string | undefined;
  const observer = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      const now = textSize();
      if (now === (before ?? now)) onMove();
      else onTextSize();
      before = now;
    }),
  );
  for (const element of [document.body, list]) observer.observe(element);
  return () => observer.disconnect();
}

/** Keeps what is on the screen there when all rows grow or shrink: the focused row, else the top. */
function useSamePlace(
  list: RefObject<HTMLElement | null>,
  pitch: number,
  focused: number | null,
): void {
  const before = useRef(pitch);
  useLayoutEffect(() => {
    const growth = pitch - before.current;
    if (growth === 0 || !list.current) return;
    const top = -list.current.getBoundingClientRect().top / before.current;
    const bottom = top + window.innerHeight / before.current;
    const isOnScreen = focused !== null && focused >= top && focused < bottom;
    const place = isOnScreen ? focused : Math.max(0, top);
    window.scrollBy({ top: place * growth, behavior: 'instant' });
    before.current = pitch;
  }, [list, pitch, focused]);
}

/** The number of rows that a screen holds. */
export function rowsOnScreen(list: HTMLElement | null): number {
  return Math.max(1, Math.floor(window.innerHeight / pitchOf(list && heightIn(list))));
}

/** What was rendered while it suffices, else what is in sight now. */
function stillInSight(list: HTMLElement, count: number): (before: Sight) => Sight {
  const { top } = list.getBoundingClientRect();
  const measured = heightIn(list);
  return (before) => {
    const height = measured === null ? before.height : Math.max(before.height ?? 0, measured);
    const needed = sightFrom(top, height, count, spare.needed);
    const tooMany = needed.end - needed.first + 2 * spare.rendered;
    const suffices =
      height === before.height &&
      before.first <= needed.first &&
      before.end >= needed.end &&
      before.end - before.first <= tooMany;
    return suffices ? before : sightFrom(top, height, count, spare.rendered);
  };
}

/** The rows on the screen of a list that begins at `top`, with some beyond each edge. */
function sightFrom(top: number, height: number | null, count: number, beyond: number): Sight {
  const within = (place: number) => Math.min(Math.max(0, place), count);
  const pitch = pitchOf(height);
  return {
    first: within(Math.floor(-top / pitch) - beyond),
    end: within(Math.ceil((window.innerHeight - top) / pitch) + beyond),
    height,
  };
}

function heightIn(list: HTMLElement): number | null {
  const row = list.querySelector('[data-key]:not([data-apart])');
  return row?.getBoundingClientRect().height || null;
}

function pitchOf(height: number | null): number {
  return (height ?? usualHeight) + gap;
}
