import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  children: ReactNode;
}

/** A group of fields under a heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="host-section" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {lead && <p className="host-section-lead">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
