import { changeNames, type EventChange, isAskedAgain } from '../../domain/event-changes.ts';
import { texts } from '../../domain/texts.ts';
import { eventWhenText } from '../words/when-text.ts';
import './changes-note.css';

export interface ChangesNoteProps {
  changed: readonly EventChange[] | null | undefined;
}

/** What has changed about an event since its guest answered, and what it was; absent without any. */
export function ChangesNote({ changed }: ChangesNoteProps) {
  if (!changed || changed.length === 0) return null;
  return (
    <div className="changes-note">
      <p>{isAskedAgain({ changed }) ? texts.answerAgain : texts.changedSinceAnswer}</p>
      <ul>
        {changed.map(({ field, former }) => (
          <li key={field}>
            {changeNames[field]}
            {former && (
              <>
                {', before: '}
                <s dir="auto">{field === 'time' ? eventWhenText(former) : former}</s>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
