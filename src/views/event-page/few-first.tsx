import type { ReactElement } from 'react';
import { Disclosure } from '../ui/disclosure.tsx';
import * as said from './event-page.texts.ts';

export interface FewFirstProps {
  label: string;
  className: string;
  /** The number of items shown at once. */
  most: number;
  /** The `li` elements. */
  children: readonly ReactElement[];
}

/** A list of any length: the first items, and the rest on demand. */
export function FewFirst({ label, className, most, children }: FewFirstProps) {
  const rest = children.slice(most);
  return (
    <div>
      <ul className={className} aria-label={label}>
        {children.slice(0, most)}
      </ul>
      {rest.length > 0 && (
        <Disclosure label={said.showRest(rest.length)}>
          <ul className={className} aria-label={said.listContinued(label)}>
            {rest}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
