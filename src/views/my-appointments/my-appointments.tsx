import type { ReactNode } from 'react';
import { Main } from '../layout/main.tsx';
import './my-appointments.css';

export interface MyAppointmentsProps {
  /** What today holds, and the way into the calendar. */
  agenda: ReactNode;
  /** The invitations, below. */
  children?: ReactNode;
}

/** The person's own time: the calendar, and what others ask of it. */
export function MyAppointments({ agenda, children }: MyAppointmentsProps) {
  return (
    <Main title="My Appointments" className="my-appointments">
      <header className="my-appointments-head">
        <h1>My Appointments</h1>
        <p>Your calendar, and the invitations that wait for your answer.</p>
      </header>
      {agenda}
      {children}
    </Main>
  );
}
