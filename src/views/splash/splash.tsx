import { texts } from '../../domain/texts.ts';
import { Main } from '../layout/main.tsx';
import { LoadingDots } from '../ui/loading-dots.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import './splash.css';

export interface SplashProps {
  showTagline: boolean;
}

/** The brand, while it is found out where to go. */
export function Splash({ showTagline }: SplashProps) {
  return (
    <Main title="Welcome" className="splash">
      <h1>
        <Wordmark isSweeping />
      </h1>
      {/* Its place is kept, so that nothing moves when it comes. */}
      <p className="splash-tagline" data-shown={showTagline || undefined}>
        {showTagline && texts.tagline}
      </p>
      <LoadingDots label="Loading" />
    </Main>
  );
}
