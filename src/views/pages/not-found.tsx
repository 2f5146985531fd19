import { Main } from '../layout/main.tsx';
import { Link } from '../ui/link.tsx';
import './page.css';
import './not-found.css';
import * as said from './not-found.texts.ts';

/** The 404 page of an unknown address. */
export function NotFound() {
  return (
    <Main title={said.title} className="page not-found">
      <svg viewBox="0 0 260 180" fill="none" aria-hidden="true">
        <circle cx="130" cy="90" r="74" fill="var(--tint-doctor)" />
        <circle
          cx="130"
          cy="90"
          r="56"
          fill="var(--art-card)"
          stroke="var(--brand)"
          strokeWidth="8"
        />
        <path
          d="M130 46v8M130 126v8M86 90h8M166 90h8"
          stroke="var(--art-mark)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M130 90V62" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
        <path d="M196 128l34 22" stroke="var(--marigold)" strokeWidth="8" strokeLinecap="round" />
        <circle cx="130" cy="90" r="7" fill="var(--ink)" />
        <path
          d="M20 166h52M188 166h52"
          stroke="var(--line)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </svg>
      <header className="page-head">
        <h1>{said.title}</h1>
        <p>{said.lead}</p>
      </header>
      <Link href="/home" variant="primary" size="large">
        {said.toStart}
      </Link>
    </Main>
  );
}
