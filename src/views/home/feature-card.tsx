import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import './feature-card.css';

export interface FeatureCardProps {
  href: string;
  title: string;
  text: string;
  picture: ReactNode;
  tone: 'teal' | 'marigold' | 'dusk';
}

/** A feature as a card: a drawing, a name and a line. */
export function FeatureCard({ href, title, text, picture, tone }: FeatureCardProps) {
  return (
    <article className="feature-card" data-tone={tone}>
      <div className="feature-card-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="feature-card-words">
        <h2>
          <Link href={href} variant="plain">
            {title}
          </Link>
        </h2>
        <p>{text}</p>
      </div>
      <ArrowRight className="feature-card-arrow" />
    </article>
  );
}
