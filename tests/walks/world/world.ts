import { Asks } from './asks.ts';
import { Browser } from './browser.ts';
import { Network, type Sent } from './network.ts';
import { PhoneProvider } from './phone-provider.ts';
import { Server } from './server.ts';

/** Whose session the app holds at a moment. */
export interface SessionThen {
  token: string | null;
  userID: string | null;
  /** Whose page is open: who is signed in, or was until a moment ago. */
  owner: string | null;
}

/** Something that the app did, and whose session it held as it did it. */
export type Deed =
  | { type: 'sent'; sent: Sent; session: SessionThen }
  | { type: 'read'; key: string; session: SessionThen }
  | { type: 'stored'; key: string; text: string }
  | { type: 'logged'; text: string }
  | { type: 'thrown'; text: string }
  /** A flow that lets nobody by unasked let somebody by; `askedAt` counts as `order` does. */
  | { type: 'opened'; flow: string; askedAt: number; session: SessionThen };

/** Everything outside the app, in the hands of a walk, and what the app did to it. */
export class World {
  readonly asks = new Asks();
  readonly server = new Server();
  readonly requests: Sent[] = [];
  /** What nobody may read in a log or in a storage. */
  readonly secrets = new Set<string>();
  readonly phone = new PhoneProvider(this.asks, (secret) => this.secrets.add(secret));
  readonly network = new Network(this.asks, this.server, (sent) => this.#seeOff(sent));
  readonly browser = new Browser(this.asks, {
    read: (key, isThere) => {
      if (isThere && key.startsWith('timewell.draft.user.')) this.draftsFound += 1;
      this.note({ type: 'read', key, session: this.sessionNow() });
    },
    written: (key, text) => this.note({ type: 'stored', key, text }),
  });
  /** Words of push messages that came. */
  readonly pushed = new Set<string>();
  /** How often a draft of somebody was there when it was looked for. */
  draftsFound = 0;
  /** Grows with everything that happens. */
  happenings = 0;
  sessionNow: () => SessionThen = () => nobody;
  bookingNow: () => object | null = () => null;
  #deeds: Deed[] = [];

  note(deed: Deed): void {
    this.happenings += 1;
    this.#deeds.push(deed);
  }

  /** What was done since this was asked last. */
  takeDeeds(): Deed[] {
    const deeds = this.#deeds;
    this.#deeds = [];
    return deeds;
  }

  #seeOff(sent: Sent): () => void {
    const session = this.sessionNow();
    sent.booking = this.bookingNow();
    return () => {
      this.requests.push(sent);
      this.note({ type: 'sent', sent, session });
    };
  }
}

export const nobody: SessionThen = { token: null, userID: null, owner: null };

let present: World | null = null;

/** The world of the present walk, for what stands in the place of modules. */
export function stage(): World {
  if (!present) throw new Error('There is no walk.');
  return present;
}

export function setStage(world: World): void {
  present = world;
}
