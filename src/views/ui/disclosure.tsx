import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  /** What opening shows: 'Show 190 more'. */
  label: string;
  children: ReactNode;
}

/** More of the same, for those who want it. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary className="disclosure-label">
        {label}
        <ChevronDown />
      </summary>
      {children}
    </details>
  );
}
