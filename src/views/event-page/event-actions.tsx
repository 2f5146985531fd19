import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import type { HostedEvent } from '../../domain/event.ts';
import { handOverMachine } from '../../machines/hand-over.ts';
import { CalendarFileButton } from '../calendar-file/calendar-file-button.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The actions on an active event. */
export function EventActions({ event, path }: { event: HostedEvent; path: string }) {
  const flow = useFlow(handOverMachine, {
    input: () => ({ event, path, zone: getLocalTimeZone() }),
  });
  const calendarFile = useSelector(flow, ({ children }) => children.calendarFile);
  const isSharing = useSelector(flow, (snapshot) => snapshot.matches('sharing'));
  return (
    <div className="event-actions">
      {calendarFile && <CalendarFileButton flow={calendarFile} />}
      <Button isPending={isSharing} onPress={() => flow.send({ type: 'share.requested' })}>
        {!isSharing && <Icon of={Share2} />}
        Share link
      </Button>
    </div>
  );
}
