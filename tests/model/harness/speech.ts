import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';

/** What a screen reader says by itself: live regions, and alerts that take the focus. */
const live = '[role=alert], [role=status], [role=alertdialog], [aria-live]';

const alert = '[role=alertdialog]';

/** The texts of all live regions of the page, by their elements. */
export type Speech = ReadonlyMap<Element, string>;

/** What every live region holds; of one that tells each addition, every part by itself. */
export function speechNow(): Speech {
  const regions = [...document.querySelectorAll(live)];
  const told = regions.flatMap((region) =>
    isOfAdditions(region) ? [...region.children] : [region],
  );
  return new Map(told.map((element) => [element, element.textContent.trim()]));
}

/** A step of these flows is a whole move in its dialog: a slot is chosen, and the move refused. */
const flowsWithMoves = ['bookingPage', 'bookings'];

/** Expects that what has happened since was told by one live region at most (§22.100). */
export function expectToldOnce(flow: string, before: Speech): void {
  if (flowsWithMoves.includes(flow)) return;
  const said = saidSince(before);
  // In the app the login has opened over the page then, and hides what it says.
  if (said.includes(texts.sessionExpired)) return;
  // The specification has both a toast and an alert (§8).
  const isByTwo = said.some((text) => text.startsWith(texts.submissionFailed));
  expect(said.slice(isByTwo ? 2 : 1), `told again after ${said[0]}`).toEqual([]);
}

/** What the regions have said since, each in one line: one that has come with a text says it, too. */
function saidSince(before: Speech): string[] {
  const said = new Map<Element, string[]>();
  for (const [element, text] of speechNow()) {
    if (text === '' || before.get(element) === text || !isHeard(element)) continue;
    // An alert is heard as it takes the focus; of the next one its live parts are.
    if (element.matches(alert) && before.has(element)) continue;
    const region = element.closest(alert) ?? element.closest(live) ?? element;
    said.set(region, [...(said.get(region) ?? []), text]);
  }
  return [...said.values()].map((texts) => texts.join(' '));
}

function isOfAdditions(region: Element): boolean {
  return region.getAttribute('aria-atomic') === 'false';
}

function isHeard(element: Element): boolean {
  // A combo box tells by React Aria's announcer how many options it found.
  const silent = '[hidden], [aria-hidden=true], [inert], [data-live-announcer]';
  const isHidden = element.closest(silent) !== null;
  return !isHidden && element.closest('[aria-live]')?.getAttribute('aria-live') !== 'off';
}
