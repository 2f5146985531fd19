import { InviteesField } from '../invitees/invitees-field.tsx';
import { QuestionsField, type QuestionsFieldProps } from './questions-field.tsx';

/** The lower half of the form. */
export function GuestsAndQuestions({ flow, onReword }: QuestionsFieldProps) {
  return (
    <>
      <InviteesField flow={flow} />
      <QuestionsField flow={flow} onReword={onReword} />
    </>
  );
}
