import type { DraftOwner, Drafts } from '../domain/drafts.ts';
import { type DeviceStore, readStored } from './device-store.ts';

const prefix = 'timewell.draft';

/** Drafts on the device: a person's in the lasting store, blank ones and a visitor's in that of the tab. */
export function createDrafts(lasting: DeviceStore, ofTab: DeviceStore): Drafts {
  /** Users who logged out and have not come back. */
  const gone = new Set<string>();
  const dropAll = (store: DeviceStore, owner: DraftOwner) => {
    const keys = store.keys().filter((key) => key.startsWith(keyOf(owner, '')));
    for (const key of keys) store.removeItem(key);
  };
  return {
    load(owner, flow, schema) {
      if (owner !== 'visitor') gone.delete(owner.userID);
      const key = keyOf(owner, flow);
      return readStored(ofTab, key, schema) ?? readStored(lasting, key, schema);
    },
    save(owner, flow, draft, isBlank = owner === 'visitor') {
      if (owner !== 'visitor' && gone.has(owner.userID)) return;
      this.drop(owner, flow);
      (isBlank ? ofTab : lasting).setItem(keyOf(owner, flow), JSON.stringify(draft));
    },
    drop(owner, flow) {
      for (const store of [ofTab, lasting]) store.removeItem(keyOf(owner, flow));
    },
    dropUser(userID) {
      gone.add(userID);
      for (const store of [ofTab, lasting]) dropAll(store, { userID });
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
