import { Bookings } from '../bookings/bookings.tsx';
import { AgendaScreen } from '../calendar-items/agenda-screen.tsx';
import { OwnPage } from '../layout/own-page.tsx';
import { lead, title } from './invitations.texts.ts';
import { Invitations } from './invitations.tsx';

/** The person's agenda, bookings and invitations. */
export function MyAppointmentsScreen() {
  return (
    <OwnPage title={title} lead={lead}>
      <AgendaScreen />
      <Bookings>
        <Invitations />
      </Bookings>
    </OwnPage>
  );
}
