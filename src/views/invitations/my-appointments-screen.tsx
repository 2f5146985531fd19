import { AgendaScreen } from '../calendar-items/agenda-screen.tsx';
import { OwnPage } from '../layout/own-page.tsx';
import { Invitations } from './invitations.tsx';

/** The person's own time: the calendar, and the invitations below it. */
export function MyAppointmentsScreen() {
  return (
    <OwnPage
      title="My Appointments"
      lead="Your calendar, and the invitations that wait for your answer."
    >
      <AgendaScreen />
      <Invitations />
    </OwnPage>
  );
}
