import { getLocalTimeZone } from '@internationalized/date';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { texts } from '../../domain/texts.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { firstInvalid, useFocusAfter } from '../ui/use-focus-after.ts';
import type { CreateEventFlow } from './flows.ts';
import { InvitationPreview } from './invitation-preview.tsx';
import { WhatFields } from './what-fields.tsx';
import { WhenWhereFields } from './when-where-fields.tsx';
import './create-events.css';
import { keptHere } from './create-event.texts.ts';

/** Under the first fields, which a phone shows and takes texts in before this has arrived. */
export const guestsAndQuestions = onDemand(
  async () => (await import('./guests-and-questions.tsx')).GuestsAndQuestions,
  <div className="host-later" aria-busy="true" />,
);

export interface EventFormProps {
  flow: CreateEventFlow;
  /** Shown beside the form over the preview, or above the form on a phone. */
  lead: ReactNode;
}

/** 'Host a New Experience': the form and a preview of the invitation. */
export function EventForm({ flow, lead }: EventFormProps) {
  const { part, focusAfter } = useFocusAfter<HTMLDivElement>();
  const submit = () =>
    focusAfter(
      () => flow.send({ type: 'event.submitted', now: Date.now(), zone: getLocalTimeZone() }),
      firstInvalid,
    );
  return (
    <Form onSubmit={submit}>
      <div ref={part} className="host-columns">
        <div className="host-pane">
          {lead}
          <InvitationPreview flow={flow} />
        </div>
        <div className="host-form">
          <h2>{texts.hostHeading}</h2>
          <WhatFields flow={flow} />
          <WhenWhereFields flow={flow} />
          <guestsAndQuestions.Component flow={flow} onReword={null} />
        </div>
        <SubmitBar flow={flow} />
      </div>
    </Form>
  );
}

function SubmitBar({ flow }: { flow: CreateEventFlow }) {
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className="host-submit">
      <Refusal>{refusal}</Refusal>
      <SubmitButton isPending={isBusy} pendingLabel={texts.createEventBusy}>
        {texts.createEvent}
      </SubmitButton>
      <p className="host-kept">{keptHere}</p>
    </div>
  );
}
