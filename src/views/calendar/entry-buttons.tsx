import Trash from 'lucide/dist/esm/icons/trash.mjs';
import type { ItemKind, OwnItem } from '../../domain/calendar.ts';
import { useEntryActions, useEnvironment, usePageOwner } from '../flow/environment.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import './entry-buttons.css';

export interface EntryButtonsProps {
  kind: ItemKind;
  item: OwnItem;
  /** The day that it stands under, `YYYY-MM-DD`. */
  day: string;
  /** The id of the element that says which entry it is. */
  describedBy: string;
}

/** What a person can do with an entry that they made by hand. */
export function EntryButtons({ kind, item, day, describedBy }: EntryButtonsProps) {
  const { app } = useEnvironment();
  const userID = usePageOwner();
  const isBusy = useEntryActions(({ context }) =>
    context.waiting.some((action) => action.kind === kind && action.item.id === item.id),
  );
  return (
    <div className="entry-buttons">
      <IconButton
        label="Delete"
        aria-describedby={describedBy}
        isPending={isBusy}
        onPress={() =>
          app.send({
            type: 'entryAction.requested',
            action: { what: 'delete', userID, kind, item, day },
          })
        }
      >
        <Icon of={Trash} />
      </IconButton>
    </div>
  );
}
