import { Link } from '../ui/link.tsx';

/** A page that the product will have, and has not yet. */
export function NotYet() {
  return (
    <main id="main" tabIndex={-1} className="not-found">
      <h1>This page is being built</h1>
      <p>Everything else is where you left it.</p>
      <Link href="/dashboard" variant="primary">
        Back to the dashboard
      </Link>
    </main>
  );
}
