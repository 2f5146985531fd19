import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { texts } from '../../domain/texts.ts';
import { splashMachine } from '../../machines/splash.ts';
import { useSession } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { featurePicture } from '../home/feature-row.tsx';
import { heroPicture } from '../home/hero.tsx';
import { Main } from '../layout/main.tsx';
import { LoadingDots } from '../ui/loading-dots.tsx';
import { loading } from '../ui/ui.texts.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { welcome } from './splash.texts.ts';
import './splash.css';

/** The brand, until the token's answer decides the way. */
export function Splash() {
  const flow = useFlow(splashMachine, { input: () => ({}) });
  const showTagline = useSelector(flow, (snapshot) => snapshot.matches({ tagline: 'shown' }));
  const isVisitor = useSession(({ context }) => context.token === null);
  // The home page follows.
  useEffect(() => {
    if (!isVisitor) return;
    heroPicture.preload();
    featurePicture.preload();
  }, [isVisitor]);
  return (
    <Main title={welcome} description={texts.tagline} className="splash">
      <h1>
        <Wordmark isSweeping />
      </h1>
      {/* An empty line keeps its place, so that nothing moves. */}
      <p className="splash-tagline" data-shown={showTagline || undefined}>
        {showTagline && texts.tagline}
      </p>
      <LoadingDots label={loading} />
    </Main>
  );
}
