import { InviteesField } from '../invitees/invitees-field.tsx';
import { QuestionsField, type QuestionsFieldProps } from './questions-field.tsx';

interface GuestsAndQuestionsProps extends QuestionsFieldProps {
  /** Whether the field for guests takes the focus. */
  isInviting?: boolean;
}

/** The lower half of the form. */
export function GuestsAndQuestions({ flow, isInviting, onReword }: GuestsAndQuestionsProps) {
  return (
    <>
      <InviteesField flow={flow} isInviting={isInviting} />
      <QuestionsField flow={flow} onReword={onReword} />
    </>
  );
}
