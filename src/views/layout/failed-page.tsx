import { texts } from '../../domain/texts.ts';
import { ChunkFailure } from '../flow/on-demand.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Main } from './main.tsx';

/** The message for a page whose code could not be fetched or threw an error. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isNotLoaded = error instanceof ChunkFailure;
  return (
    <Main title="Something went wrong" className="failed-page">
      <ErrorState
        title={isNotLoaded ? texts.pageNotLoaded : texts.pageNotShown}
        text="What you typed is kept. Check your connection and try again."
        onRetry={isNotLoaded ? () => openAnew(onRetry) : onRetry}
      />
    </Main>
  );
}

/** A browser may never ask again for a module that its page names, so the page itself is asked for. */
function openAnew(onRetry: () => void): void {
  fetch(location.href, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => (ok ? location.reload() : onRetry()),
    onRetry,
  );
}
