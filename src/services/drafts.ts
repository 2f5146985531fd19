import type { DraftOwner, Drafts } from '../domain/drafts.ts';
import { type DeviceStore, partOf, readStored, removeAll } from './device-store.ts';

const ofUsers = 'timewell.draft.user.';

/**
 * Drafts on the device: a person's in the lasting store, which all tabs share, and what was typed in
 * this tab in that of the tab as well; blank ones and a visitor's in that of the tab alone. A form that is
 * left for another person's session reads no draft: `isThere` says whose session it is.
 */
export function createDrafts(
  lasting: DeviceStore,
  ofTab: DeviceStore,
  isThere: (userID: string) => boolean = () => true,
): Drafts {
  /** The prefixes of users who logged out and have not come back. */
  const gone = new Set<string>();
  /** The lasting drafts, by their keys, as forms of this tab began with them. */
  const begun = new Map<string, string | null>();
  const dropAll = (prefix: string, kept?: string) => {
    for (const store of [ofTab, lasting]) removeAll(store, prefix, kept);
  };
  /** Drops the lasting draft, unless another tab has typed it. */
  const dropLasting = (key: string) => {
    if (lasting.getItem(key) === (ofTab.getItem(key) ?? begun.get(key))) lasting.removeItem(key);
  };
  return {
    load(owner, flow, schema) {
      gone.delete(prefixOf(owner));
      const key = prefixOf(owner) + flow;
      const last = lasting.getItem(key);
      begun.set(key, last);
      // A blank draft begins with a space: it yields to what another tab has typed.
      if (last && ofTab.getItem(key)?.[0] === ' ') ofTab.removeItem(key);
      return readStored(ofTab, key, schema) ?? readStored(lasting, key, schema);
    },
    save(owner, flow, draft, isBlank) {
      if (gone.has(prefixOf(owner))) return;
      const key = prefixOf(owner) + flow;
      const text = (isBlank ? ' ' : '') + JSON.stringify(draft);
      if (isBlank || owner === 'visitor') dropLasting(key);
      else lasting.setItem(key, text);
      ofTab.setItem(key, text);
    },
    drop(owner, flow) {
      const key = prefixOf(owner) + flow;
      dropLasting(key);
      ofTab.removeItem(key);
    },
    leave(owner, flow) {
      if (owner !== 'visitor' && !isThere(owner.userID)) return;
      const key = prefixOf(owner) + flow;
      if (ofTab.getItem(key) === lasting.getItem(key)) ofTab.removeItem(key);
    },
    dropUser(userID) {
      gone.add(prefixOf({ userID }));
      dropAll(prefixOf({ userID }));
    },
    dropOthers(userID) {
      removeAll(ofTab, ofUsers, prefixOf({ userID: userID ?? '' }));
    },
    dropVisitor(kept) {
      const prefix = prefixOf('visitor');
      dropAll(prefix, prefix + kept);
    },
  };
}

/** The beginning of the keys of an owner's drafts. */
function prefixOf(owner: DraftOwner): string {
  if (owner === 'visitor') return 'timewell.draft.visitor.';
  return ofUsers + partOf(owner.userID);
}
