import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  /** Names the hidden content: 'Show 190 more'. */
  label: string;
  children: ReactNode;
}

/** Content that opens on demand. */
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
