import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Repeat from 'lucide/dist/esm/icons/repeat.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { isGroup, type PartnerService } from '../../domain/partner-service.ts';
import { duration, minutes } from '../booking/booking.texts.ts';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { Icon } from '../ui/icon.tsx';
import * as texts from './service-booking.texts.ts';

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
    duration_minutes && {
      icon: <Icon of={Clock} />,
      name: duration,
      value: minutes(duration_minutes),
    },
    location_mode && { icon: <Icon of={MapPin} />, name: texts.location, value: location_mode },
    session_type && {
      icon: group ? <Icon of={Users} /> : <Icon of={User} />,
      name: texts.session,
      value: group ? texts.group : texts.oneOnOne,
    },
    people && { icon: <Icon of={UserPlus} />, name: texts.participants, value: people },
    floor && {
      icon: <Icon of={CalendarClock} />,
      name: texts.earliest,
      value: texts.daysAhead(floor),
    },
    gap && {
      icon: <Icon of={Repeat} />,
      name: texts.between,
      value: texts.daysApart(gap),
    },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
}

function participantsText({ min_capacity: min, max_capacity: max }: PartnerService) {
  if (typeof min === 'number' && typeof max === 'number') {
    return min === max ? texts.people(max) : texts.peopleBetween(min, max);
  }
  if (typeof max === 'number') return texts.peopleAtMost(max);
  return typeof min === 'number' ? texts.peopleAtLeast(min) : null;
}
