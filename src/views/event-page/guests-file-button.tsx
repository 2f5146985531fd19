import { useSelector } from '@xstate/react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import type { HostedEvent } from '../../domain/event.ts';
import { texts } from '../../domain/texts.ts';
import { guestsFileMachine } from '../../machines/guests-file.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The button 'Export as CSV', which saves the guests of the event with their answers. */
export function GuestsFileButton({ event }: { event: HostedEvent }) {
  const flow = useFlow(guestsFileMachine, { input: () => ({}) });
  const isSaving = useSelector(flow, (snapshot) => snapshot.matches('saving'));
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={isSaving}
      onPress={() => flow.send({ type: 'guestsFile.requested', event })}
    >
      {!isSaving && <Icon of={Download} />}
      {texts.exportGuests}
    </Button>
  );
}
