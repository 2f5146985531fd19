import { LoadingDots } from '../ui/loading-dots.tsx';
import './quiet-page.css';

/** A page that is not there yet. */
export function QuietPage() {
  return (
    <main id="main" tabIndex={-1} className="quiet-page" aria-busy="true">
      <LoadingDots label="Loading" />
    </main>
  );
}
