import { LoadingDots } from '../ui/loading-dots.tsx';
import { loading } from '../ui/ui.texts.ts';
import './quiet-page.css';

/** An empty busy page while the token is checked or code is fetched. */
export function QuietPage() {
  return (
    <main id="main" tabIndex={-1} className="quiet-page" aria-busy="true">
      <LoadingDots label={loading} />
    </main>
  );
}
