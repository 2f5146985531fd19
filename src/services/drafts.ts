import type { DraftOwner, Drafts } from '../domain/drafts.ts';
import { type DeviceStore, readStored } from './device-store.ts';

const prefix = 'timewell.draft';

/** Drafts on the device: a person's in the lasting store, a visitor's in that of the tab. */
export function createDrafts(lasting: DeviceStore, ofTab: DeviceStore): Drafts {
  /** Users who logged out and have not come back. */
  const gone = new Set<string>();
  const dropAll = (store: DeviceStore, owner: DraftOwner) => {
    const keys = store.keys().filter((key) => key.startsWith(keyOf(owner, '')));
    for (const key of keys) store.removeItem(key);
  };
  const storeOf = (owner: DraftOwner) => (owner === 'visitor' ? ofTab : lasting);
  return {
    load(owner, flow, schema) {
      if (owner !== 'visitor') gone.delete(owner.userID);
      return readStored(storeOf(owner), keyOf(owner, flow), schema);
    },
    save(owner, flow, draft) {
      if (owner !== 'visitor' && gone.has(owner.userID)) return;
      storeOf(owner).setItem(keyOf(owner, flow), JSON.stringify(draft));
    },
    drop(owner, flow) {
      storeOf(owner).removeItem(keyOf(owner, flow));
    },
    dropUser(userID) {
      gone.add(userID);
      dropAll(lasting, { userID });
    },
    dropVisitor() {
      dropAll(ofTab, 'visitor');
    },
  };
}

function keyOf(owner: DraftOwner, flow: string): string {
  const who = owner === 'visitor' ? 'visitor' : `user.${owner.userID}`;
  return `${prefix}.${who}.${flow}`;
}
