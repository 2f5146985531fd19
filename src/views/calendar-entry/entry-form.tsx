import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ItemKind, longest } from '../../domain/calendar.ts';
import { type EntryField, firstStatus, furtherStatuses } from '../../domain/calendar-entry.ts';
import { firstDay, lastDay } from '../../domain/day-range.ts';
import { needsTime } from '../../domain/entry-problems.ts';
import { texts } from '../../domain/texts.ts';
import type { calendarMachine } from '../../machines/calendar.ts';
import { calendarEntryDraft, calendarEntryMachine } from '../../machines/calendar-entry.ts';
import { statusFrom, statusText } from '../calendar/calendar.texts.ts';
import { KindMark } from '../calendar/kind-mark.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Form } from '../ui/form.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { SuggestField } from '../ui/suggest-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { firstInvalid, useFocusAfter } from '../ui/use-focus-after.ts';
import * as said from './calendar-entry.texts.ts';
import './entry-form.css';

export interface EntryFormProps {
  /** The calendar's flow, which hears of the saved item. */
  flow: ActorRefFrom<typeof calendarMachine>;
  kind: ItemKind;
}

/** The field that a kind alone has; a task has notes. */
const ownField = {
  appointment: { field: 'serviceProvider', label: said.provider },
  event: { field: 'invitees', label: said.invitees },
} as const;

/** The form Add Appointment, Add Event or Add Task, or the one that changes such an entry. */
export function EntryForm({ flow, kind }: EntryFormProps) {
  const { userID, day, former, isPage } = useSelector(flow, ({ context }) => context);
  // The heading above it is that of the page, or of the dialog.
  const Heading = isPage ? 'h2' : 'h3';
  const entry = useFlow(calendarEntryMachine, {
    input: () => ({ owner: flow, userID, kind, day, former, zone: getLocalTimeZone() }),
    draft: { keeper: calendarEntryDraft, owner: { userID } },
    key: former ? `${kind}.${former.id}` : kind,
  });
  const { form, problems, former: changed } = useSelector(entry, ({ context }) => context);
  const title = (changed ? texts.editItem : texts.addItem)[kind];
  const isBusy = useSelector(entry, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(entry, (snapshot) => snapshot.hasTag('failed'));
  const isGone = useSelector(entry, (snapshot) => snapshot.matches({ filling: 'gone' }));
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const fieldOf = (field: EntryField) => ({
    name: field,
    value: form[field],
    onChange: (text: string) => entry.send({ type: 'field.changed', field, text }),
    isReadOnly: isBusy,
    errorMessage: problems[field],
    isRequired: field === 'time' ? needsTime(form, changed) : field !== 'notes',
  });
  const status = fieldOf('status');
  // A known status in English would be translated while a longer text is being typed.
  const [typedStatus, setTypedStatus] = useState<string | null>(null);
  const submit = () =>
    focusAfter(
      () =>
        entry.send({
          type: 'entry.submitted',
          requestId: crypto.randomUUID(),
          zone: getLocalTimeZone(),
        }),
      firstInvalid,
    );
  return (
    <section className="entry-form" aria-label={title}>
      <Heading className="entry-form-title" data-kind={kind}>
        <KindMark kind={kind} />
        {title}
      </Heading>
      <Form onSubmit={submit}>
        <div className="entry-form-fields" ref={part}>
          <TextField
            label={said.title}
            autoFocus
            autoComplete="off"
            maxLength={longest.short}
            {...fieldOf('title')}
          />
          <div className="entry-form-when">
            <DateField label={said.date} min={firstDay} max={lastDay} {...fieldOf('day')} />
            <DateField label={said.time} type="time" {...fieldOf('time')} />
          </div>
          <SuggestField
            label={said.status}
            autoComplete="off"
            maxLength={longest.short}
            suggestions={[firstStatus[kind], ...furtherStatuses].map(statusText)}
            {...status}
            value={typedStatus ?? statusText(status.value)}
            onChange={(text) => {
              setTypedStatus(text);
              status.onChange(statusFrom(text));
            }}
          />
          {kind === 'task' ? (
            <TextArea
              label={said.notes}
              hint={said.optional}
              maxLength={longest.long}
              {...fieldOf('notes')}
            />
          ) : (
            <TextField
              label={ownField[kind].label}
              autoComplete="off"
              maxLength={longest.short}
              {...fieldOf(ownField[kind].field)}
            />
          )}
          <Refusal>{isGone ? said.isGone : null}</Refusal>
        </div>
        <div className="entry-form-actions">
          <Button
            size="large"
            isDisabled={isBusy}
            onPress={() => entry.send({ type: 'entry.cancelled' })}
          >
            {said.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isPending={isBusy}
            pendingLabel={said.saving}
          >
            {isGone ? said.saveAsNew : hasFailed ? said.saveAgain : said.save}
          </Button>
        </div>
      </Form>
    </section>
  );
}
