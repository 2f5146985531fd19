import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { AppointmentsPicture, EventsPicture, OrganisationPicture } from './feature-pictures.tsx';
import './feature-row.css';

interface Words {
  title: string;
  text: string;
}

export interface FeatureRowProps {
  label: string;
  organisation: Words;
  appointments: Words;
  events: Words;
}

/** Organisation, appointments and events as cards, in the words of the page that shows them. */
export function FeatureRow({ label, organisation, appointments, events }: FeatureRowProps) {
  return (
    <section aria-label={label}>
      <ul className="feature-row">
        <FeatureCard {...organisation} href="/my-organisation" tone="teal">
          <OrganisationPicture />
        </FeatureCard>
        <FeatureCard {...appointments} href="/my-appointments" tone="marigold">
          <AppointmentsPicture />
        </FeatureCard>
        <FeatureCard {...events} href="/create-events" tone="dusk">
          <EventsPicture />
        </FeatureCard>
      </ul>
    </section>
  );
}

interface FeatureCardProps extends Words {
  href: string;
  tone: 'teal' | 'marigold' | 'dusk';
  /** The drawing. */
  children: ReactNode;
}

function FeatureCard({ title, text, href, tone, children }: FeatureCardProps) {
  return (
    <li>
      <article className="feature-card" data-tone={tone}>
        <div className="feature-card-picture" aria-hidden="true">
          {children}
        </div>
        <div className="feature-card-words">
          <h2>
            <Link href={href} variant="plain">
              {title}
            </Link>
          </h2>
          <p>{text}</p>
        </div>
        <Icon of={ArrowRight} className="feature-card-arrow" />
      </article>
    </li>
  );
}
