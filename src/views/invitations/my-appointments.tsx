import type { ReactNode } from 'react';
import { OwnPage } from '../layout/own-page.tsx';

export interface MyAppointmentsProps {
  /** What today holds, and the way into the calendar. */
  agenda: ReactNode;
  /** The invitations, below. */
  children?: ReactNode;
}

/** The person's own time: the calendar, and what others ask of it. */
export function MyAppointments({ agenda, children }: MyAppointmentsProps) {
  return (
    <OwnPage
      title="My Appointments"
      lead="Your calendar, and the invitations that wait for your answer."
    >
      {agenda}
      {children}
    </OwnPage>
  );
}
