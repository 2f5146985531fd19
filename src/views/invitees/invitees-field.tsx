import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { eventLimits } from '../../domain/event.ts';
import { loadCountries, readableNumber } from '../../domain/mobile-number.ts';
import type { EventFormFlow, InviteesFlow } from '../create-event/flows.ts';
import { FormSection } from '../create-event/form-section.tsx';
import { ChipList } from '../ui/chip-list.tsx';
import { InviteeEntry } from './invitee-entry.tsx';
import './invitees-field.css';
import { countOfMost, invited, nobodyYet, who, whoLead } from './invitees.texts.ts';

interface InviteesFieldProps {
  flow: EventFormFlow;
  /** Whether the field takes the focus. */
  isInviting: boolean | undefined;
}

/** The invitees: a field that adds numbers, and the numbers as chips. */
export function InviteesField({ flow, isInviting }: InviteesFieldProps) {
  const invitees = useSelector(flow, ({ children }) => children.invitees);
  const problem = useSelector(flow, ({ context }) => context.problems.invitees);
  const isCreating = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormSection title={who} lead={whoLead}>
      {invitees && (
        <>
          <InviteeEntry
            flow={invitees}
            problem={problem}
            isReadOnly={isCreating}
            autoFocus={isInviting}
          />
          <InviteeList flow={invitees} isReadOnly={isCreating} />
        </>
      )}
    </FormSection>
  );
}

function InviteeList({ flow, isReadOnly }: { flow: InviteesFlow; isReadOnly: boolean }) {
  const numbers = useSelector(flow, ({ context }) => context.draft.numbers);
  const chips = useReadableChips(numbers);
  return (
    <div className="invitees-list">
      <p className="invitees-count" aria-live="polite" aria-atomic="true">
        <span>{invited}</span> <span>{countOfMost(numbers.length, eventLimits.invitees)}</span>
      </p>
      <ChipList
        label={invited}
        chips={chips}
        emptyText={nobodyYet}
        onRemove={(number) => {
          if (!isReadOnly) flow.send({ type: 'invitee.removed', number });
        }}
      />
    </div>
  );
}

/** The numbers in groups; after a reload those of other countries once the rules of all have arrived. */
function useReadableChips(numbers: readonly string[]) {
  const [readable, setReadable] = useState(() => readableNumber);
  const chips = useMemo(
    () => numbers.map((number) => ({ id: number, label: readable(number) })),
    [numbers, readable],
  );
  const isWaiting = chips.some(({ id, label }) => id === label);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next number tries again what failed
  useEffect(() => {
    if (!isWaiting) return;
    const read = () => setReadable(() => (number: string) => readableNumber(number));
    loadCountries().then(read, () => undefined);
  }, [isWaiting, numbers]);
  return chips;
}
