import { brand } from '../../domain/brand.ts';
import { useEnvironment } from '../flow/environment.ts';
import { keepFocus } from '../layout/main.tsx';
import { LoadingDots } from '../ui/loading-dots.tsx';
import { loading } from '../ui/ui.texts.ts';
import './quiet-page.css';

/**
 * A busy page while the token is checked or code is fetched: what the page's HTML showed of it, where it
 * came so, and else an empty one.
 */
export function QuietPage() {
  const { begun } = useEnvironment();
  if (begun && begun.path === window.location.pathname) {
    const { className, moveInto } = begun;
    return <main id="main" tabIndex={-1} className={className} aria-busy="true" ref={moveInto} />;
  }
  return (
    <main id="main" tabIndex={-1} className="quiet-page" aria-busy="true" ref={keepFocus}>
      <title>{brand}</title>
      <LoadingDots label={loading} />
    </main>
  );
}
