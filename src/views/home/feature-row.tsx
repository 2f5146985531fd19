import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { onDemand } from '../flow/on-demand.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { painted } from '../ui/painted.ts';
import { Drawing } from './drawing.tsx';
import type { Feature } from './feature-picture.tsx';
import './feature-row.css';

const waiting = <svg viewBox="0 0 240 136" aria-hidden="true" />;

/** Fetches the code of the cards' pictures where the page's HTML does not have them. */
export const featurePicture = onDemand(async () => {
  await painted();
  return (await import('./feature-picture.tsx')).FeaturePicture;
}, waiting);

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
        <FeatureCard {...organisation} kind="organisation" href="/my-organisation" tone="teal" />
        <FeatureCard
          {...appointments}
          kind="appointments"
          href="/my-appointments"
          tone="marigold"
        />
        <FeatureCard {...events} kind="events" href="/create-events" tone="dusk" />
      </ul>
    </section>
  );
}

interface FeatureCardProps extends Words {
  kind: Feature;
  href: string;
  tone: 'teal' | 'marigold' | 'dusk';
}

function FeatureCard({ title, text, kind, href, tone }: FeatureCardProps) {
  return (
    <li>
      <article className="feature-card" data-tone={tone}>
        <Drawing className="feature-card-picture" waiting={waiting}>
          <featurePicture.Component kind={kind} />
        </Drawing>
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
