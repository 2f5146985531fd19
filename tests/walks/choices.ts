import { vi } from 'vitest';
import { bookingTexts } from '#domain/booking.texts.ts';
import { addressAt } from './addresses.ts';
import type { Ask } from './asks.ts';
import { at } from './at.ts';
import { press, type } from './hands.ts';
import { awaited, isSubmit, leadingFar, lookedAt, oneAsk, oneOf, usualShare } from './interest.ts';
import { beginners, known } from './people.ts';
import { isInSignIn, nameOf, type Thing } from './sight.ts';
import type { Tab } from './tab.ts';
import { isAddedApart, type Knowledge, textsFor } from './typing.ts';
import type { World } from './world.ts';

/** What kind of thing happens, which of its kind, and how: each a number below `range`. */
export type Draw = readonly [kind: number, which: number, how: number];

/** Every number of a draw is below this. */
export const range = 100;

/** A step in words, and how to take it. */
type Step = readonly [what: string, action: () => void | Promise<void>];

/** From this draw on, the service has the calls of the specification alone. */
const withoutAdditions = 92;

const pauses = [700, 2_000, 10_500, 31_000, 70_000, 24 * 3_600_000, 120 * 3_600_000];

/** All that can happen to the app at a moment: a draw chooses one of it. */
export class Choices {
  readonly #world: World;
  readonly #tab: Tab;

  constructor(world: World, tab: Tab) {
    this.#world = world;
    this.#tab = tab;
  }

  /** The device as it is found: with a session, or without one. */
  begin(who: number, where: number): string {
    const { service } = this.#world;
    const { userID, mobileNumber } = at(beginners, who);
    const [path, state] = addressAt(where, userID);
    this.#tab.enter(path, state);
    if (where >= withoutAdditions) service.dropAdditions();
    if (who >= 80) return `${path}, signed out`;
    const token = service.open(userID);
    if (who >= 75) service.revoke(token);
    localStorage.setItem('timewell.session', stored(token, userID));
    const wish = { choice: 'undecided', mobileNumber };
    localStorage.setItem(`timewell.push.${userID}`, JSON.stringify(wish));
    return `${path}, with ${token}${who >= 75 ? ', which has ended' : ''}`;
  }

  /** What happens next. */
  choose([kind, which, how]: Draw): Step {
    const { open } = this.#world.asks;
    const sent = awaited(open);
    if (kind < 45 && sent) return this.#answer(sent, how);
    if (kind < 24 && open.length > 0) return this.#answerAll(open);
    if (kind < 36 && open.length > 0) return this.#answer(oneAsk(open, which), how);
    if (kind < 89) return this.#do(which, how);
    if (kind < 91) return this.#goTo(which);
    if (kind < 93) return this.#load(which);
    if (kind < 94) return this.#otherTab(which);
    if (kind < 97) return this.#wait(at(pauses, which));
    return this.#surprise(which);
  }

  /** Everything comes out as it usually does, at the same moment. */
  #answerAll(open: readonly Ask[]): Step {
    const all = [...open];
    const answer = () => {
      for (const { ways } of all) Object.values(ways)[0]?.();
    };
    return [`all is well: ${all.map(({ name }) => name).join(', ')}`, answer];
  }

  #answer(ask: Ask, how: number): Step {
    const { name, ways } = ask;
    const [usual, ...others] = Object.entries(ways);
    const way = how < usualShare(ask) || others.length === 0 ? usual : at(others, how);
    const [outcome = '', comeOut = () => undefined] = way ?? [];
    return [`${name} → ${outcome}`, comeOut];
  }

  /** Something that a person does with what is on the screen. */
  #do(which: number, how: number): Step {
    const things = lookedAt(which);
    const usable = things.filter(({ isDisabled }) => !isDisabled);
    const fields = usable.filter(({ role }) => role === 'field');
    const submits = things.filter(isSubmit);
    if (submits.length > 0 && how < 52) return this.#fillIn(at(submits, which), usable, how);
    if (fields.length > 0 && how < 66) return this.#type(at(fields, which), usable, how);
    const options = usable.filter(({ role }) => role === 'option');
    const confirm = things.find((thing) =>
      ['Confirm Booking', bookingTexts.moveBooking].includes(nameOf(thing)),
    );
    if (confirm && options.length > 0 && how < 45) return this.#book(at(options, which), confirm);
    const wanted = leadingFar(usable);
    if (wanted.length > 0 && how >= 45 && how < 82) return this.#press(at(wanted, which));
    const pressable = usable.filter(({ role }) => role !== 'field');
    if (pressable.length === 0) return this.#waitForMore();
    return this.#press(oneOf(pressable, which, how));
  }

  #press(thing: Thing): Step {
    return [`presses the ${thing.role} “${nameOf(thing)}”`, () => press(thing)];
  }

  /** A person who can do nothing waits for an answer. */
  #waitForMore(): Step {
    const { open } = this.#world.asks;
    return open.length > 0 ? this.#answerAll(open) : this.#wait(at(pauses, 0));
  }

  #book(option: Thing, confirm: Thing): Step {
    const book = async () => {
      press(option);
      await this.#tab.turn();
      press(confirm);
    };
    return [`chooses “${nameOf(option)}” and presses “${nameOf(confirm)}”`, book];
  }

  /** Fills in a whole form and sends it off. */
  #fillIn(submit: Thing, things: readonly Thing[], how: number): Step {
    const form = submit.element.closest('form');
    const parts = things.filter(({ element }) => element.closest('form') === form);
    const fill = async () => {
      for (const part of parts) {
        if (part.role === 'field') this.#fillField(part, how);
        const { element } = part;
        if (element instanceof HTMLInputElement && isUnchecked(element, how)) press(part);
      }
      await this.#tab.turn();
      press(submit);
    };
    return [`fills in the form and presses “${nameOf(submit)}”`, fill];
  }

  #fillField(field: Thing, how: number): void {
    const { element } = field;
    const knowledge = this.#knowledge(field, how);
    const [right = '', ...others] = textsFor(field, knowledge);
    const text = how % 5 === 0 && others.length > 0 ? at(others, how) : right;
    if (!isAddedApart(field, knowledge)) type(field, text);
    else if (Reflect.get(element, 'value') && !/^Country/.test(nameOf(field))) type(field, '');
  }

  #type(field: Thing, things: readonly Thing[], how: number): Step {
    const text = this.#textFor(field, how);
    const add = things.find((thing) => nameOf(thing) === `Add ${nameOf(field).toLowerCase()}`);
    const typeAndAdd = async () => {
      type(field, text);
      await this.#tab.turn();
      if (add) press(add);
    };
    return [`types “${text}” into “${nameOf(field)}”${add ? ' and adds it' : ''}`, typeAndAdd];
  }

  #textFor(field: Thing, how: number): string {
    return at(textsFor(field, this.#knowledge(field, how)), how % 3 === 0 ? how : 0);
  }

  #knowledge(field: Thing, draw: number): Knowledge {
    const userID = isInSignIn(field) ? null : this.#tab.person();
    return { userID, code: this.#world.code, draw };
  }

  #goTo(which: number): Step {
    const [path, state] = addressAt(which, this.#world.sessionNow().userID);
    return [`goes to ${path}`, () => this.#tab.goTo(path, state)];
  }

  #load(which: number): Step {
    if (which < 60) return ['reloads', () => this.#tab.load()];
    if (which < 80) return ['goes back', () => this.#tab.goBack()];
    const [path] = addressAt(which, this.#world.sessionNow().userID);
    const open = () => {
      this.#tab.enter(path, null);
      this.#tab.load();
    };
    return [`opens ${path}`, open];
  }

  #otherTab(which: number): Step {
    const { service } = this.#world;
    const write = (text: string) => this.#world.writeElsewhere('timewell.session', text);
    if (which < 20) return ['another tab signs out', () => write(stored(null, null))];
    if (which < 40) return ['the session expires in another tab', () => write(expired)];
    if (which < 50) return ['another tab writes nonsense', () => write('{"token":')];
    const { userID } = at(known, which);
    const signIn = () => write(stored(service.open(userID), userID));
    return [`another tab signs in as ${userID}`, signIn];
  }

  #wait(milliseconds: number): Step {
    const pass = () => void vi.advanceTimersByTime(milliseconds);
    return [`${milliseconds} ms pass`, pass];
  }

  #surprise(which: number): Step {
    const world = this.#world;
    const { token } = world.sessionNow();
    if (which < 15 && token) return [`${token} ends`, () => world.service.revoke(token)];
    if (which < 60) {
      const look = () => void document.dispatchEvent(new Event('visibilitychange'));
      return ['looks at the page again', look];
    }
    if (which < 70) {
      const message = { title: 'Meena invites you', body: 'Dinner on Friday' };
      return ['a push message comes', () => world.deliver(message)];
    }
    const isBack = !world.isOnline;
    return [`the network is ${isBack ? 'back' : 'lost'}`, () => world.setNetwork(isBack)];
  }
}

function isUnchecked(input: HTMLInputElement, how: number): boolean {
  const { type, checked, name } = input;
  if (type === 'checkbox') return !checked;
  if (type !== 'radio') return false;
  const all = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const group = all.filter((other) => other.name === name);
  return at(group, how) === input && !checked;
}

const expired = JSON.stringify({
  token: null,
  userID: null,
  userLocation: null,
  isAuthenticated: false,
  hasExpired: true,
});

function stored(token: string | null, userID: string | null): string {
  return JSON.stringify({ token, userID, userLocation: null, isAuthenticated: token !== null });
}
