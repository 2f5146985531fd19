import Building from 'lucide/dist/esm/icons/building-complex.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import { useLocation } from 'wouter';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import * as texts from './layout.texts.ts';
import './navigation.css';

/** The places of a signed-in person, with the pages that belong to them. */
const places = [
  ['/dashboard', texts.home, House],
  ['/calendar', texts.calendar, CalendarDays],
  ['/my-appointments', texts.appointments, Ticket, /^\/(event|booking)\//],
  ['/my-organisation', texts.organisation, Building, /^\/resource\//],
] as const;

/** The way between a person's places: a bar below on a phone, elsewhere a row in the header. */
export function Navigation() {
  const [path] = useLocation();
  return (
    <nav className="navigation" aria-label={texts.places}>
      <ul>
        {places.map(([href, name, icon, pages]) => (
          <li key={href}>
            <Link
              href={href}
              variant="plain"
              // From a page of the place the link leads up.
              aria-current={path === href ? 'page' : pages?.test(path) || undefined}
            >
              <Icon of={icon} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
