import Sunrise from 'lucide-react/icons/sunrise';
import type { ReactNode } from 'react';
import './agenda-empty.css';

export interface AgendaEmptyProps {
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** A day with nothing in it is an invitation, not a hole. */
export function AgendaEmpty({ action }: AgendaEmptyProps) {
  return (
    <section className="agenda-empty" aria-label="Today">
      <Sunrise />
      <p>
        <strong>Your day is open.</strong> What you book or accept will stand here.
      </p>
      {action}
    </section>
  );
}
