import type { DraftOwner, Drafts } from '../domain/drafts.ts';
import { type DeviceStore, readStored, removeAll } from './device-store.ts';

/** Drafts on the device: a person's in the lasting store, blank ones and a visitor's in that of the tab. */
export function createDrafts(lasting: DeviceStore, ofTab: DeviceStore): Drafts {
  /** The prefixes of users who logged out and have not come back. */
  const gone = new Set<string>();
  const stores = [ofTab, lasting];
  const dropAll = (prefix: string) => {
    for (const store of stores) removeAll(store, prefix);
  };
  return {
    load(owner, flow, schema) {
      gone.delete(prefixOf(owner));
      const key = prefixOf(owner) + flow;
      return readStored(ofTab, key, schema) ?? readStored(lasting, key, schema);
    },
    save(owner, flow, draft, isBlank = owner === 'visitor') {
      if (gone.has(prefixOf(owner))) return;
      this.drop(owner, flow);
      (isBlank ? ofTab : lasting).setItem(prefixOf(owner) + flow, JSON.stringify(draft));
    },
    drop(owner, flow) {
      for (const store of stores) store.removeItem(prefixOf(owner) + flow);
    },
    dropUser(userID) {
      gone.add(prefixOf({ userID }));
      dropAll(prefixOf({ userID }));
    },
    dropVisitor() {
      dropAll(prefixOf('visitor'));
    },
  };
}

/** The beginning of the keys of an owner's drafts. */
function prefixOf(owner: DraftOwner): string {
  if (owner === 'visitor') return 'timewell.draft.visitor.';
  return `timewell.draft.user.${owner.userID}.`;
}
