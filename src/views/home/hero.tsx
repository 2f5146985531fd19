import { onDemand } from '../flow/on-demand.tsx';
import { painted } from '../ui/painted.ts';
import { Drawing } from './drawing.tsx';

const waiting = <svg className="hero-picture" viewBox="0 0 520 500" aria-hidden="true" />;

/** Fetches the code of the picture where the page's HTML does not have it. */
export const heroPicture = onDemand(async () => {
  await painted();
  return (await import('./hero-picture.tsx')).HeroPicture;
}, waiting);

/** The picture beside the words of the home page. */
export function Hero() {
  return (
    <Drawing className="drawing" waiting={waiting}>
      <heroPicture.Component />
    </Drawing>
  );
}
