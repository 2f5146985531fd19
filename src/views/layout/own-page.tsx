import type { ReactNode } from 'react';
import { Main } from './main.tsx';
import './own-page.css';

export interface OwnPageProps {
  title: string;
  /** One sentence about the page's content. */
  lead: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A page with the person's own content: its heading, then sections in a column. */
export function OwnPage({ title, lead, isBusy = false, children }: OwnPageProps) {
  return (
    <Main title={title} className="own-page" isBusy={isBusy}>
      <header className="own-page-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Main>
  );
}
