import { texts } from '../../domain/texts.ts';
import { ChunkFailure } from '../flow/on-demand.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Main } from './main.tsx';

/** The message for a page whose code could not be fetched or threw an error. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Main title="Something went wrong" className="failed-page">
      <ErrorState
        title={error instanceof ChunkFailure ? texts.pageNotLoaded : texts.pageNotShown}
        text="What you typed is kept. Check your connection and try again."
        onRetry={onRetry}
      />
    </Main>
  );
}
