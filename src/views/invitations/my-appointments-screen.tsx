import { Bookings } from '../bookings/bookings.tsx';
import { AgendaScreen } from '../calendar-items/agenda-screen.tsx';
import { OwnPage } from '../layout/own-page.tsx';
import { Invitations } from './invitations.tsx';

/** The person's own time: the calendar, the bookings and the invitations. */
export function MyAppointmentsScreen() {
  return (
    <OwnPage
      title="My Appointments"
      lead="Your calendar, your bookings, and the invitations that wait for your answer."
    >
      <AgendaScreen />
      <Bookings>
        <Invitations />
      </Bookings>
    </OwnPage>
  );
}
