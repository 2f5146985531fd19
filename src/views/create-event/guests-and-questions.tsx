import { InviteesField } from '../invitees/invitees-field.tsx';
import type { CreateEventFlow } from './flows.ts';
import { QuestionsField } from './questions-field.tsx';

/** The lower half of the form. */
export function GuestsAndQuestions({ flow }: { flow: CreateEventFlow }) {
  return (
    <>
      <InviteesField flow={flow} />
      <QuestionsField flow={flow} />
    </>
  );
}
