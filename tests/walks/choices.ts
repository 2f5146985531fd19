import { vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type Deeds, tries } from './person.ts';
import type { Visit } from './visit.ts';
import type { Ask } from './world/asks.ts';
import { service, unbookable } from './world/offers.ts';
import { known } from './world/people.ts';
import type { World } from './world/world.ts';

/** What kind of thing happens, which of its kind, and how: each a number below `range`. */
export type Draw = readonly [kind: number, which: number, how: number];

/** Every number of a draw is below this. */
export const range = 100;

const addresses: readonly (readonly [path: string, state?: object])[] = [
  ['/dashboard'],
  ['/service-details', { ...service, category: 'Fitness' }],
  ['/resource/hall'],
  ['/my-appointments'],
  ['/create-events'],
  ['/my-organisation'],
  ['/event/asha-dinner'],
  ['/home'],
  ['/event/ravi-tea'],
  ['/service-details'],
  ['/service-details', unbookable],
  ['/blog'],
  ['/'],
];

const pauses = [700, 2_000, 10_500, 31_000, 70_000, 24 * 3_600_000];

/** All that can happen to the app at a moment: a draw chooses one of it. */
export class Choices {
  readonly #world: World;
  readonly #visit: Visit;

  constructor(world: World, visit: Visit) {
    this.#world = world;
    this.#visit = visit;
  }

  /** The device as it is found: with the session of somebody, or of nobody. */
  begin(who: number, where: number): string {
    const { browser, server } = this.#world;
    const [path, state = null] = at(addresses, where);
    browser.go({ path, state }, true);
    if (who >= 80) return `${path}, signed out`;
    const { userID, mobileNumber } = at(known, who);
    const token = server.open(userID);
    if (who >= 75) server.revoke(token);
    browser.lasting.setItem('timewell.session', stored(token, userID));
    const wish = { choice: 'undecided', mobileNumber };
    browser.lasting.setItem(`timewell.push.${userID}`, JSON.stringify(wish));
    return `${path}, with ${token}${who >= 75 ? ', which has ended' : ''}`;
  }

  /** What happens next, in words, and how to make it happen. */
  choose([kind, which, how]: Draw): [what: string, action: () => void] {
    const { open } = this.#world.asks;
    if (kind < 28 && open.length > 0) return this.#answerAll(open);
    if (kind < 42 && open.length > 0) return this.#answer(at(open, which), how);
    if (kind < 86) return this.#do(which, how);
    if (kind < 91) return this.#goTo(which);
    if (kind < 94) return this.#load(which);
    if (kind < 95) return this.#otherTab(which);
    if (kind < 98) return this.#wait(at(pauses, which));
    return this.#surprise(which);
  }

  /** Everything comes out as it usually does, at the same moment. */
  #answerAll(open: readonly Ask[]): [string, () => void] {
    const all = [...open];
    const answer = () => {
      for (const { ways } of all) Object.values(ways)[0]?.();
    };
    return [`all is well: ${all.map(({ name }) => name).join(', ')}`, answer];
  }

  #answer({ name, ways }: Ask, how: number): [string, () => void] {
    const [usual, ...others] = Object.entries(ways);
    const way = how < 75 || others.length === 0 ? usual : at(others, how);
    const [outcome = '', comeOut = () => undefined] = way ?? [];
    return [`${name} → ${outcome}`, comeOut];
  }

  /** Something that a person can do on what lies on top: an alert, the sign-in, or the page. */
  #do(which: number, how: number): [string, () => void] {
    const candidates = this.#onTop(which)
      .map(({ actor, parent }) => ({ actor, deeds: this.#deedsOf(actor, parent) }))
      .filter(({ deeds }) => deeds.length > 0);
    if (candidates.length === 0) return this.#wait(at(pauses, how));
    const { actor, deeds } = likely(candidates, which);
    const events = likely(deeds, how);
    const types = events.map(({ type }) => type).join(', ');
    return [`${machineOf(actor)}: ${types}`, () => this.#perform(actor, events)];
  }

  /** Seldom what the shell itself offers, since it is always there. */
  #onTop(which: number): { actor: AnyActorRef; parent: AnyMachineSnapshot | null }[] {
    const { app, flows } = this.#visit;
    const { notices } = app.getSnapshot().children;
    const shell = [notices, app].flatMap((actor) => (actor ? [{ actor, parent: null }] : []));
    if (this.#visit.child('notices').context.alerts.length > 0) return shell.slice(0, 1);
    if (which % 7 === 0) return shell;
    const isSigningIn = !app.getSnapshot().matches({ signIn: 'closed' });
    const top = [...flows.values()].filter(
      ({ key }) => !isSigningIn || key === 'login' || key === 'registration',
    );
    // What came last lies on top.
    return top.flatMap(({ actor }) => withChildren(actor, null)).reverse();
  }

  #deedsOf(actor: AnyActorRef, parent: AnyMachineSnapshot | null): Deeds[] {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const { userID } = this.#visit.session.context;
    const all = tries[snapshot.machine.id]?.({
      snapshot,
      parent,
      userID,
      code: this.#world.phone.lastCode,
    });
    return (all ?? []).filter(([first]) => first && snapshot.can(first));
  }

  #perform(actor: AnyActorRef, events: Deeds): void {
    for (const event of events) if (actor.getSnapshot().can(event)) actor.send(event);
    // The page's calendar tells its agenda.
    if (!events.some(({ type }) => type === 'calendar.closed')) return;
    const { key } = [...this.#visit.flows.values()].find((one) => one.actor === actor) ?? {};
    const agenda = this.#visit.flows.get(`${key?.replace(/calendar$/, 'agenda')}`);
    if (agenda) agenda.actor.send({ type: 'items.refreshed' });
  }

  #goTo(which: number): [string, () => void] {
    const [path, state = null] = at(addresses, which);
    return [`goes to ${path}`, () => this.#world.browser.go({ path, state }, false)];
  }

  #load(which: number): [string, () => void] {
    const { browser } = this.#world;
    if (which < 60) return ['reloads', () => this.#visit.load()];
    if (which < 80) return ['goes back', () => browser.back()];
    const [path] = at(addresses, which);
    const open = () => {
      browser.go({ path, state: null }, false);
      this.#visit.load();
    };
    return [`opens ${path}`, open];
  }

  #otherTab(which: number): [string, () => void] {
    const { browser, server } = this.#world;
    const write = (text: string) => browser.writeElsewhere('timewell.session', text);
    if (which < 40) return ['another tab signs out', () => write(stored(null, null))];
    if (which < 50) return ['another tab writes nonsense', () => write('{"token":')];
    const { userID } = at(known, which);
    const signIn = () => write(stored(server.open(userID), userID));
    return [`another tab signs in as ${userID}`, signIn];
  }

  #wait(milliseconds: number): [string, () => void] {
    return [`${milliseconds} ms pass`, () => vi.advanceTimersByTime(milliseconds)];
  }

  #surprise(which: number): [string, () => void] {
    const { browser, server, pushed } = this.#world;
    const { token } = this.#visit.session.context;
    if (which < 30 && token) return [`${token} ends`, () => server.revoke(token)];
    if (which < 60) return ['looks at the page again', () => browser.lookAgain()];
    if (which < 70) {
      pushed.add('Meena invites you').add('Dinner on Friday');
      const message = { title: 'Meena invites you', body: 'Dinner on Friday' };
      return ['a push message comes', () => browser.deliver(message)];
    }
    const isBack = !browser.isOnline;
    return [`the network is ${isBack ? 'back' : 'lost'}`, () => browser.setNetwork(isBack)];
  }
}

/** A flow and those that it holds, each with the one that it stands in. */
function withChildren(
  actor: AnyActorRef,
  parent: AnyMachineSnapshot | null,
): { actor: AnyActorRef; parent: AnyMachineSnapshot | null }[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (!('machine' in snapshot)) return [];
  const children: AnyActorRef[] = Object.values(snapshot.children);
  return [{ actor, parent }, ...children.flatMap((child) => withChildren(child, snapshot))];
}

function machineOf(actor: AnyActorRef): string {
  return actor.getSnapshot().machine.id;
}

function stored(token: string | null, userID: string | null): string {
  return JSON.stringify({ token, userID, userLocation: null, isAuthenticated: token !== null });
}

function at<Item>(list: readonly Item[], draw: number): Item {
  const item = list[draw % list.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** What stands first is chosen more often, the first of two three times as often. */
function likely<Item>(list: readonly Item[], draw: number): Item {
  return at(list, Math.floor((draw / range) ** 2 * list.length));
}
