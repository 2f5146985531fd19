import * as v from 'valibot';
import type { DraftOwner, Drafts } from '../domain/drafts.ts';
import type { DeviceStore } from './device-store.ts';

const prefix = 'timewell.draft';

/** Drafts on the device: a person's in the lasting store, a visitor's in that of the tab. */
export function createDrafts(lasting: DeviceStore, ofTab: DeviceStore): Drafts {
  const storeOf = (owner: DraftOwner) => (owner === 'visitor' ? ofTab : lasting);
  return {
    load(owner, flow, schema) {
      const text = storeOf(owner).getItem(keyOf(owner, flow));
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return parsed.success ? parsed.output : null;
    },
    save(owner, flow, draft) {
      storeOf(owner).setItem(keyOf(owner, flow), JSON.stringify(draft));
    },
    drop(owner, flow) {
      storeOf(owner).removeItem(keyOf(owner, flow));
    },
    dropVisitor() {
      const keys = ofTab.keys().filter((key) => key.startsWith(keyOf('visitor', '')));
      for (const key of keys) ofTab.removeItem(key);
    },
  };
}

function keyOf(owner: DraftOwner, flow: string): string {
  const who = owner === 'visitor' ? 'visitor' : `user.${owner.userID}`;
  return `${prefix}.${who}.${flow}`;
}
