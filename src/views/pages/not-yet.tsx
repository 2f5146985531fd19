import { Link } from '../ui/link.tsx';
import { Page } from './page.tsx';

/** A page that the product will have, and has not yet. */
export function NotYet() {
  return (
    <Page title="This page is being built" lead="Everything else is where you left it.">
      <p>
        <Link href="/dashboard" variant="primary">
          Back to the dashboard
        </Link>
      </p>
    </Page>
  );
}
