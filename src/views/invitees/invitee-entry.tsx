import { useSelector } from '@xstate/react';
import BookUser from 'lucide/dist/esm/icons/book-user.mjs';
import { type ClipboardEvent, useRef } from 'react';
import { hasNewSeparator, inviteesTextLimit } from '../../domain/invitees.ts';
import { texts } from '../../domain/texts.ts';
import type { InviteesFlow } from '../create-event/flows.ts';
import { useEnvironment } from '../flow/environment.ts';
import { CountryField } from '../sign-in/country-field.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { onEnter } from '../ui/on-enter.ts';
import { TextField } from '../ui/text-field.tsx';
import { add as addText, pickContacts, severalHint } from './invitees.texts.ts';

export interface InviteeEntryProps {
  flow: InviteesFlow;
  /** The error of the numbers left in the field. */
  problem: string | undefined;
  isReadOnly: boolean;
  autoFocus: boolean | undefined;
}

/** The field in which numbers are typed, pasted or picked from the contacts. */
export function InviteeEntry({ flow, problem, isReadOnly, autoFocus }: InviteeEntryProps) {
  const { hasContactPicker } = useEnvironment();
  const text = useSelector(flow, ({ context }) => context.draft.text);
  const canAdd = useSelector(flow, (snapshot) => snapshot.can({ type: 'numbers.submitted' }));
  const isPicking = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    if (!isReadOnly) flow.send({ type: 'numbers.submitted' });
  };
  return (
    <div className="invitees-entry">
      <div className="invitees-country">
        <Country flow={flow} isReadOnly={isReadOnly || isPicking} />
      </div>
      <TextField
        label={texts.mobileNumber}
        hint={severalHint}
        type="tel"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={inviteesTextLimit}
        isNumeric
        inputRef={input}
        autoFocus={autoFocus}
        value={text}
        onChange={(typed) => flow.send({ type: 'number.changed', text: typed })}
        onKeyDown={onEnter(add)}
        onPaste={(event) => {
          if (!isReadOnly && !isPicking) pasteList(event, flow);
        }}
        errorMessage={problem}
        isReadOnly={isReadOnly || isPicking}
      />
      <div className="invitees-add">
        <Button
          isDisabled={!canAdd || isReadOnly}
          onPress={() => {
            add();
            input.current?.focus();
          }}
        >
          {addText}
        </Button>
      </div>
      {hasContactPicker && (
        <div className="invitees-contacts">
          <Button
            variant="quiet"
            size="small"
            isPending={isPicking}
            isDisabled={isReadOnly}
            onPress={() => flow.send({ type: 'contacts.requested' })}
          >
            {!isPicking && <Icon of={BookUser} />}
            {pickContacts}
          </Button>
        </div>
      )}
    </div>
  );
}

function Country({ flow, isReadOnly }: { flow: InviteesFlow; isReadOnly: boolean }) {
  const country = useSelector(flow, ({ context }) => context.draft.country);
  return (
    <CountryField
      country={country}
      onChange={(chosen) => flow.send({ type: 'country.changed', country: chosen })}
      isReadOnly={isReadOnly}
    />
  );
}

/** Sends a pasted list to the flow directly, since the field would drop its line breaks. */
function pasteList(event: ClipboardEvent<Element>, flow: InviteesFlow) {
  const pasted = event.clipboardData.getData('text/plain');
  if (!hasNewSeparator('', pasted)) return;
  event.preventDefault();
  const kept = textAround(event.target);
  flow.send({ type: 'numbers.pasted', text: [...kept, pasted].filter(Boolean).join('\n') });
}

/** The field's text before and after its selection. */
function textAround(field: EventTarget): string[] {
  if (!(field instanceof HTMLInputElement)) return [];
  const { value, selectionStart, selectionEnd } = field;
  return [
    value.slice(0, selectionStart ?? value.length),
    value.slice(selectionEnd ?? value.length),
  ].map((part) => part.trim());
}
