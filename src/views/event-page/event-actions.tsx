import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Share2 from 'lucide-react/icons/share-2';
import type { HostedEvent } from '../../domain/event.ts';
import { texts } from '../../domain/texts.ts';
import { handOverMachine } from '../../machines/hand-over.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';

/** What can be done with an event to come. */
export function EventActions({ event, path }: { event: HostedEvent; path: string }) {
  const flow = useFlow(handOverMachine, { input: { event, path } });
  const isSaving = useSelector(flow, (snapshot) => snapshot.matches('savingFile'));
  const isSharing = useSelector(flow, (snapshot) => snapshot.matches('sharing'));
  return (
    <div className="event-actions">
      <Button
        isPending={isSaving}
        onPress={() => flow.send({ type: 'calendarFile.requested', zone: getLocalTimeZone() })}
      >
        {!isSaving && <CalendarPlus />}
        {texts.addToCalendar}
      </Button>
      <Button isPending={isSharing} onPress={() => flow.send({ type: 'share.requested' })}>
        {!isSharing && <Share2 />}
        Share link
      </Button>
    </div>
  );
}
