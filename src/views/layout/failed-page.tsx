import { useEffect, useRef } from 'react';
import { texts } from '../../domain/texts.ts';
import { useConnection } from '../flow/environment.ts';
import { ChunkFailure } from '../flow/on-demand.tsx';
import { openAnew } from '../flow/open-anew.ts';
import { ErrorState } from '../ui/error-state.tsx';
import * as said from './layout.texts.ts';
import { Main } from './main.tsx';

/**
 * The message for a page whose code could not be fetched or threw an error. Code that was not fetched
 * is asked for again when the device's network returns (§11.3).
 */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isNotLoaded = error instanceof ChunkFailure;
  const retry = isNotLoaded ? () => openAnew(onRetry) : onRetry;
  const isOffline = useConnection((snapshot) => snapshot.matches('offline'));
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline && isNotLoaded) retry();
    wasOffline.current = isOffline;
  });
  return (
    <Main title={said.somethingWrong} className="failed-page">
      <ErrorState
        isPage
        title={isNotLoaded ? texts.pageNotLoaded : texts.pageNotShown}
        text={said.typedIsKept}
        onRetry={retry}
      />
    </Main>
  );
}
