import type { ReactNode } from 'react';
import { Main } from '../layout/main.tsx';
import './page.css';

export interface PageProps {
  title: string;
  /** One sentence about the page's content. */
  lead: string;
  children?: ReactNode;
}

/** A page of text. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Main title={title} description={lead} className="page">
      <header className="page-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div className="page-body">{children}</div>
    </Main>
  );
}
