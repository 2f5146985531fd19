import { useSelector } from '@xstate/react';
import Circle from 'lucide/dist/esm/icons/circle.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import type { ActorRefFrom } from 'xstate';
import { doneStatus, type ItemKind, isDone, type OwnItem } from '../../domain/calendar.ts';
import { firstStatus } from '../../domain/calendar-entry.ts';
import type { EntryAction } from '../../domain/entry-action.ts';
import { texts } from '../../domain/texts.ts';
import type { calendarMachine } from '../../machines/calendar.ts';
import { childOf, useEnvironment, usePageOwner } from '../flow/environment.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { edit, remove } from './calendar.texts.ts';
import './entry-buttons.css';

export type CalendarFlow = ActorRefFrom<typeof calendarMachine>;

export interface EntryButtonsProps {
  flow: CalendarFlow;
  kind: ItemKind;
  item: OwnItem;
  /** The day that it stands under, `YYYY-MM-DD`. */
  day: string;
  /** The id of the element that says which entry it is. */
  describedBy: string;
}

/** The buttons for an entry that the person made by hand. */
export function EntryButtons({ flow, kind, item, day, describedBy }: EntryButtonsProps) {
  const { app } = useEnvironment();
  const userID = usePageOwner();
  const isBusy = useSelector(childOf(app, 'entryActions'), ({ context }) =>
    context.waiting.some((action) => action.kind === kind && action.item.id === item.id),
  );
  const common = { 'aria-describedby': describedBy, isPending: isBusy };
  const request = (action: EntryAction) => app.send({ type: 'entryAction.requested', action });
  const isTicked = isDone(item);
  const status = isTicked ? firstStatus.task : doneStatus;
  return (
    <div className="entry-buttons">
      {kind === 'task' && (
        <IconButton
          {...common}
          label={texts.done}
          aria-pressed={isTicked}
          onPress={() => request({ what: 'mark', userID, kind, item, day, status })}
        >
          <Icon of={isTicked ? CircleCheck : Circle} />
        </IconButton>
      )}
      <IconButton
        {...common}
        label={edit}
        onPress={() => flow.send({ type: 'entry.requested', kind, former: item })}
      >
        <Icon of={Pencil} />
      </IconButton>
      <IconButton
        {...common}
        label={remove}
        onPress={() => request({ what: 'delete', userID, kind, item, day })}
      >
        <Icon of={Trash} />
      </IconButton>
    </div>
  );
}
