import type { ReactElement } from 'react';
import { Disclosure } from '../ui/disclosure.tsx';

export interface FewFirstProps {
  label: string;
  className: string;
  /** How many are shown without asking. */
  most: number;
  /** List items. */
  children: readonly ReactElement[];
}

/** A list of any length: its beginning, and the rest for those who want it. */
export function FewFirst({ label, className, most, children }: FewFirstProps) {
  const rest = children.slice(most);
  return (
    <div>
      <ul className={className} aria-label={label}>
        {children.slice(0, most)}
      </ul>
      {rest.length > 0 && (
        <Disclosure label={`Show ${rest.length} more`}>
          <ul className={className} aria-label={`${label}, continued`}>
            {rest}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
