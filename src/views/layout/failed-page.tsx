import { ErrorState } from '../ui/error-state.tsx';
import { Main } from './main.tsx';

/** The message for a page whose code could not be fetched or threw an error. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Main title="Something went wrong" className="failed-page">
      <ErrorState
        title="This page could not be shown."
        text="What you typed is kept. Check your connection and try again."
        onRetry={onRetry}
      />
    </Main>
  );
}
