import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { isGroup, type PartnerService } from '../../domain/partner-service.ts';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { countText } from '../words/count-text.ts';

/** The facts of a service, one a row. */
export function ServiceFacts({ service }: { service: PartnerService }) {
  return <FactList facts={factsOf(service)} />;
}

function factsOf(service: PartnerService): Fact[] {
  const { duration_minutes, location_mode, session_type } = service;
  const group = isGroup(service);
  const people = group ? participantsText(service) : null;
  const gap = service.booking_gap_days;
  const floor = service.min_booking_floor;
  return [
    duration_minutes && { icon: <Clock />, name: 'Duration', value: `${duration_minutes} mins` },
    location_mode && { icon: <MapPin />, name: 'Location', value: location_mode },
    session_type && {
      icon: group ? <Users /> : <User />,
      name: 'Session',
      value: group ? 'Group' : 'One-on-One',
    },
    people && { icon: <UserPlus />, name: 'Participants', value: people },
    floor && {
      icon: <CalendarClock />,
      name: 'Earliest booking',
      value: `${countText(floor, 'day', 'days')} ahead`,
    },
    gap && {
      icon: <Repeat />,
      name: 'Between bookings',
      value: `At least ${countText(gap, 'day', 'days')}`,
    },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
}

function participantsText({ min_capacity: min, max_capacity: max }: PartnerService) {
  if (typeof min === 'number' && typeof max === 'number') return `${min} to ${max} people`;
  if (typeof max === 'number') return `Up to ${max} people`;
  return typeof min === 'number' ? `${min} people or more` : null;
}
