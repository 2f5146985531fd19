import { AgendaScreen } from '../calendar-items/agenda-screen.tsx';
import { Invitations } from './invitations.tsx';
import { MyAppointments } from './my-appointments.tsx';

/** What is coming up, on its flows. */
export function MyAppointmentsScreen() {
  return (
    <MyAppointments agenda={<AgendaScreen />}>
      <Invitations />
    </MyAppointments>
  );
}
