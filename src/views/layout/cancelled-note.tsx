import type { Cancellation } from '../../domain/event.ts';
import { texts } from '../../domain/texts.ts';
import './cancelled-note.css';

/** In the place of an answer: that the event is cancelled, and its host's sentence. */
export function CancelledNote({ cancel_message: message }: Cancellation) {
  return (
    <div className="cancelled-note">
      <p>{texts.eventIsCancelled}</p>
      {message && <p dir="auto">{message}</p>}
    </div>
  );
}
