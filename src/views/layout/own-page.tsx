import type { ReactNode } from 'react';
import { Main } from './main.tsx';
import './own-page.css';

export interface OwnPageProps {
  title: string;
  /** One sentence that says what stands here. */
  lead: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A page of what is the person's own: its name, and then one thing below the other. */
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
