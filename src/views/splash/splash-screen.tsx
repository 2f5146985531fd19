import { useSelector } from '@xstate/react';
import { splashMachine } from '../../machines/splash.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Splash } from './splash.tsx';

/** The splash on its flow. */
export function SplashScreen() {
  const flow = useFlow(splashMachine, { input: {} });
  const showTagline = useSelector(flow, (snapshot) => snapshot.matches({ tagline: 'shown' }));
  return <Splash showTagline={showTagline} />;
}
