import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

export interface DisclosureProps {
  /** Names the hidden content: 'Show 190 more'. */
  label: string;
  children: ReactNode;
  /** Opens it once it turns true; the person may close it again. */
  open?: boolean;
  onOpen?: () => void;
}

/** Content that opens on demand. */
export function Disclosure({ label, children, open, onOpen }: DisclosureProps) {
  return (
    <details
      className="disclosure"
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="disclosure-label">
        {label}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
