import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { texts } from '../../domain/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Mark } from '../ui/mark.tsx';
import { asLeft } from './dashboard.texts.ts';
import './resume-card.css';

export interface ResumeCardProps {
  /** The page in words: 'Create event'. */
  label: string;
  href: string;
  onContinue: () => void;
}

/** 'Continue where you left off': leads back to a page with its typed texts. */
export function ResumeCard({ label, href, onContinue }: ResumeCardProps) {
  return (
    <section className="resume-card" aria-label={texts.continueWhereYouLeftOff}>
      <Mark />
      <div className="resume-card-words">
        <p className="resume-card-what">{label}</p>
        <p>{asLeft}</p>
      </div>
      <Link
        href={href}
        variant="primary"
        onClick={(event) => {
          // The flow navigates, since the way back has navigation state beside its address.
          event.preventDefault();
          onContinue();
        }}
      >
        {texts.continueWhereYouLeftOff}
        <Icon of={ArrowRight} />
      </Link>
    </section>
  );
}
