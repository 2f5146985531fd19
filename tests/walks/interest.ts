import { accountTexts } from '#domain/account.texts.ts';
import { bookingTexts } from '#domain/booking.texts.ts';
import { texts } from '#domain/texts.ts';
import type { Ask } from './asks.ts';
import { at } from './at.ts';
import { nameOf, type Region, type Thing, thingsOnScreen } from './sight.ts';

/** How often a person looks at a part of the page, of a hundred times. */
const attention: readonly (readonly [Region, number])[] = [
  ['toasts', 8],
  ['footer', 10],
  ['navigation', 13],
  ['header', 21],
  ['main', 100],
];

/** The things of a part of the page, which is the main one where the other has none. */
export function lookedAt(which: number): Thing[] {
  const looked = attention.find(([, below]) => which < below)?.[0];
  const all = thingsOnScreen();
  const things = all.filter(({ region }) => region === looked);
  return things.length > 0 ? things : all.filter(({ region }) => region === 'main');
}

/** The things that lead far, some of them to a question in which they are pressed again. */
export function leadingFar(things: readonly Thing[]): Thing[] {
  return things.filter((thing) => farther.includes(nameOf(thing)));
}

const farther: readonly string[] = [
  bookingTexts.cancelBooking,
  bookingTexts.moveBooking,
  texts.cancelEvent,
  texts.editEvent,
  texts.showMyEvents,
  texts.showMore,
  texts.tryAgain,
  accountTexts.deleteAccount,
];

/** The button of a form; that of a dialog may stand below it. */
export function isSubmit(thing: Thing): boolean {
  const { role, element } = thing;
  const sends = element.getAttribute('type') === 'submit' || nameOf(thing) === texts.saveChanges;
  return role === 'button' && sends;
}

/**
 * One of the things, where a whole list or grid counts as much as a single button, and a third as
 * much a link or a button that leads away. What begins something is pressed more often.
 */
export function oneOf(things: readonly Thing[], which: number, how: number): Thing {
  const groups = new Map<unknown, Thing[]>();
  for (const thing of things) {
    const key = thing.group ?? thing.element;
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  const all = [...groups.values()];
  const stay = all.filter(([first]) => first && !leadsAway(first));
  const begin = all.filter(([first]) => first && beginnings.test(nameOf(first)));
  return at(at([...all, ...stay, ...stay, ...begin, ...begin, ...begin, ...begin], which), how);
}

/** The names of buttons that begin something. */
const beginnings = /^(Add (Appointment|Event|Task)|Book Now|Delete|Done|Login|Open calendar|Save)/;

function leadsAway(thing: Thing): boolean {
  return thing.role === 'link' || /^(Back|Close|Dismiss)$/.test(nameOf(thing));
}

/** What a person has sent off last and waits for, if anything. */
export function awaited(open: readonly Ask[]): Ask | undefined {
  return open.findLast(({ name }) => sentByPerson.test(name));
}

const sentByPerson =
  /^(login|signup|sendCode|confirm|create|update|delete(?!Push)|cancel|move|book|respond|endSession|contacts)|further page$/;

/** One of the things that the app waits for; every other time the newest, which a person waits for. */
export function oneAsk(open: readonly Ask[], which: number): Ask {
  return at(which % 2 === 0 ? open.slice(-1) : open, which);
}

/** How often of a hundred times it comes out as usual; most of a sign-in has to. */
export function usualShare({ name }: Ask): number {
  return /^(validateToken|checkUser|sendCode|confirmCode)$/.test(name) ? 88 : 66;
}
