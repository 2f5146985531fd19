import { ErrorState } from '../ui/error-state.tsx';
import { Main } from './main.tsx';

/** A page that could not be shown: its code did not arrive, or it broke. */
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
