import * as v from 'valibot';
import type { DraftOwner, Drafts } from '../domain/drafts.ts';

const prefix = 'timewell.draft';

/**
 * Drafts in the browser's storages. A full or forbidden storage loses the draft and throws nothing.
 */
export function createDrafts(lasting: Storage, ofTab: Storage): Drafts {
  const storageOf = (owner: DraftOwner) => (owner === 'visitor' ? ofTab : lasting);
  return {
    load(owner, flow, schema) {
      const text = attempt(() => storageOf(owner).getItem(keyOf(owner, flow)));
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return parsed.success ? parsed.output : null;
    },
    save(owner, flow, draft) {
      attempt(() => storageOf(owner).setItem(keyOf(owner, flow), JSON.stringify(draft)));
    },
    drop(owner, flow) {
      attempt(() => storageOf(owner).removeItem(keyOf(owner, flow)));
    },
    dropVisitor() {
      attempt(() => {
        const keys = Object.keys(ofTab).filter((key) => key.startsWith(keyOf('visitor', '')));
        for (const key of keys) ofTab.removeItem(key);
      });
    },
  };
}

function keyOf(owner: DraftOwner, flow: string): string {
  const who = owner === 'visitor' ? 'visitor' : `user.${owner.userID}`;
  return `${prefix}.${who}.${flow}`;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
