import { useSelector } from '@xstate/react';
import { changeNames, isAskedAgain } from '../../domain/event-changes.ts';
import { texts } from '../../domain/texts.ts';
import { eventWhenText } from '../words/when-text.ts';
import type { RsvpFlow } from './rsvp-flow.ts';
import './changes-note.css';
import { factBefore } from './rsvp.texts.ts';

/** What has changed about an event since its guest answered, and what it was; absent without any. */
export function ChangesNote({ flow }: { flow: RsvpFlow }) {
  const changed = useSelector(flow, ({ context }) => context.changed);
  const isAnswered = useSelector(flow, ({ context }) => context.answered !== null);
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('open'));
  if (changed.length === 0) return null;
  return (
    <div className="changes-note">
      <p>{leadOf({ isAnswered, isAskedAgain: isOpen && isAskedAgain({ changed }) })}</p>
      <ul>
        {changed.map(({ field, former }) => (
          <li key={field}>
            {former ? factBefore(changeNames[field]) : changeNames[field]}
            {former && <s dir="auto">{field === 'time' ? eventWhenText(former) : former}</s>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function leadOf({ isAnswered, isAskedAgain }: { isAnswered: boolean; isAskedAgain: boolean }) {
  if (!isAnswered) return texts.changedMeanwhile;
  return isAskedAgain ? texts.answerAgain : texts.changedSinceAnswer;
}
