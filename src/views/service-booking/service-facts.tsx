import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Repeat from 'lucide/dist/esm/icons/repeat.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { isGroup, type PartnerService } from '../../domain/partner-service.ts';
import { duration, minutes } from '../booking/booking.texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import * as texts from './service-booking.texts.ts';

/** The facts of a service, one a row. */
export function ServiceFacts({ service }: { service: PartnerService }) {
  const { duration_minutes: length, location_mode, session_type } = service;
  const { min_booking_floor: floor, booking_gap_days: gap } = service;
  const group = isGroup(service);
  return (
    <FactList
      facts={[
        { icon: Clock, name: duration, value: length ? minutes(length) : null },
        { icon: MapPin, name: texts.location, value: location_mode },
        {
          icon: group ? Users : User,
          name: texts.session,
          value: session_type && (group ? texts.group : texts.oneOnOne),
        },
        {
          icon: UserPlus,
          name: texts.participants,
          value: group ? participantsText(service) : null,
        },
        { icon: CalendarClock, name: texts.earliest, value: floor ? texts.daysAhead(floor) : null },
        { icon: Repeat, name: texts.between, value: gap ? texts.daysApart(gap) : null },
      ]}
    />
  );
}

function participantsText({ min_capacity: min, max_capacity: max }: PartnerService) {
  if (typeof min === 'number' && typeof max === 'number') {
    return min === max ? texts.people(max) : texts.peopleBetween(min, max);
  }
  if (typeof max === 'number') return texts.peopleAtMost(max);
  return typeof min === 'number' ? texts.peopleAtLeast(min) : null;
}
