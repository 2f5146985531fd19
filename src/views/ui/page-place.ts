import * as v from 'valibot';
import { listsInDialogs } from './lists-in-dialogs.ts';

/** How a person left a page: it stands in the page's history entry, in the Navigation API's own state. */
const Place = v.object({
  /** How far the page was scrolled, in pixels. */
  top: v.number(),
  /** The last heading above the screen, and how far above: its part may come back in another place of the page. */
  under: v.nullish(v.object({ heading: v.string(), by: v.number() })),
  /** The labels of its opened disclosures. */
  open: v.array(v.string()),
  /** The number of items in its lists that come in pages. */
  shown: v.record(v.string(), v.number()),
});

type Place = v.InferOutput<typeof Place>;

/** The acts of a person after which the page is theirs to scroll. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Of a page, the parts that are yet to come. */
const awaited = 'main[aria-busy=true], main [aria-busy=true]';

/** How long a page is kept at its place at most, in milliseconds. */
const longestStay = 30_000;

/** A page that is scrolled by less has not been scrolled by its person, in pixels. */
const leastScroll = 16;

/**
 * From now on a page that a person comes back to, by Back, Forward or a reload, stands where they left
 * it, with its disclosures open (§22.201). The browser itself would scroll before the lists have come.
 */
export function keepPlaces(): void {
  if (!('navigation' in window)) return;
  // Where the browser has scrolled before this script came, the person would seem to have done it.
  history.scrollRestoration = 'manual';
  const isTheirs = scrollY >= leastScroll || document.querySelector('main :focus');
  let stay: AbortController | null = isTheirs ? null : returnToPlace();
  const remember = () => {
    // A page that is not yet at its place keeps it.
    if (stay?.signal.aborted !== false) navigation.updateCurrentEntry({ state: placeNow() });
  };
  navigation.addEventListener('navigate', ({ destination }) => {
    // A dialog's entry has the address of its page, which stays as it is.
    if (pathOf(destination.url) === location.pathname) return;
    remember();
    listsInDialogs.clear();
    stay?.abort();
  });
  // By the address, since Firefox does not always name the entry that it has left.
  let path = location.pathname;
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'traverse' && path !== location.pathname) stay = returnToPlace();
    path = location.pathname;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') remember();
  });
}

/**
 * Brings the page to the place of its history entry as soon as it is tall enough, and keeps it there
 * until nothing of it is awaited, the person acts, the longest stay is over, or the returned controller is aborted. Null where
 * the entry has no place.
 */
function returnToPlace(): AbortController | null {
  const place = placeLeft();
  if (!place) return null;
  const { under, open } = place;
  const closed = new Set(open);
  const stay = new AbortController();
  const { signal } = stay;
  const observer = new ResizeObserver(() => {
    openAgain(closed);
    const heading = headings().find((one) => one.textContent === under?.heading);
    const top = under && heading ? scrollY + topOf(heading) + under.by : place.top;
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo({ top, behavior: 'instant' });
    const isWhole = closed.size === 0 && (!under || heading);
    if (isWhole && !document.querySelector(awaited)) stay.abort();
  });
  // The browser guesses the heights of cards that are off the screen; the place was measured in real ones.
  const whole = new CSSStyleSheet();
  whole.replaceSync('main *{content-visibility:visible!important}');
  document.adoptedStyleSheets.push(whole);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== whole);
  });
  for (const act of acts)
    window.addEventListener(act, () => stay.abort(), { signal, passive: true });
  // A part that has not come by then comes no more.
  setTimeout(() => stay.abort(), longestStay);
  observer.observe(document.body);
  return stay;
}

/** The place that this page's history entry has; null without one. */
function placeLeft(): Place | null {
  const place = v.safeParse(Place, navigation.currentEntry?.getState());
  return place.success ? place.output : null;
}

function placeNow(): Place {
  const passed = headings().findLast((one) => topOf(one) < 0);
  const open = disclosures().filter((one) => one.open);
  const lists = document.querySelectorAll<HTMLElement>('main .show-more[data-list]');
  const shown = [...lists].map(({ dataset }) => [dataset.list ?? '', Number(dataset.shown)]);
  return {
    top: scrollY,
    under: passed && { heading: passed.textContent, by: -topOf(passed) },
    open: open.map(labelOf),
    // A list that has come whole says no number.
    shown: { ...placeLeft()?.shown, ...Object.fromEntries([...listsInDialogs, ...shown]) },
  };
}

/** Opens the disclosures of these labels that have come, and takes them out. */
function openAgain(closed: Set<string>): void {
  for (const one of disclosures()) if (closed.delete(labelOf(one))) one.open = true;
}

function disclosures(): HTMLDetailsElement[] {
  return partsOf('details');
}

/** The names of the page's parts. */
function headings(): HTMLElement[] {
  return partsOf('h2');
}

function partsOf<Name extends 'details' | 'h2'>(name: Name): HTMLElementTagNameMap[Name][] {
  return [...(document.querySelector('main')?.querySelectorAll(name) ?? [])];
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}

function labelOf(disclosure: HTMLDetailsElement): string {
  return disclosure.querySelector('summary')?.textContent ?? '';
}

function pathOf(url: string | null): string {
  return new URL(url ?? '', location.href).pathname;
}
