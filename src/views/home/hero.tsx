import { useState, useSyncExternalStore } from 'react';
import { Boundary } from '../flow/boundary.tsx';
import { useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';

const waiting = <svg className="hero-picture" viewBox="0 0 520 500" aria-hidden="true" />;

/** Fetches the code of the picture where the page's HTML does not have it. */
export const heroPicture = onDemand(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  waiting,
);

/**
 * The picture beside the words of the home page. Where the page's HTML has it, it is left as it stands,
 * so that its code does not travel with the page.
 */
export function Hero() {
  const { prerendered } = useEnvironment();
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isKept] = useState(isHydrating && prerendered !== undefined);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there is kept
  if (isKept) return <span className="drawing" dangerouslySetInnerHTML={unknown} />;
  return (
    <span className="drawing">
      <Boundary fallback={() => waiting}>
        <heroPicture.Component />
      </Boundary>
    </span>
  );
}

/** React takes over an element with a content of its own as it finds it. */
const unknown = { __html: '' };

function neverChanges() {
  return () => undefined;
}
