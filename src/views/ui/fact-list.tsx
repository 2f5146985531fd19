import type { IconNode } from 'lucide';
import { Icon } from './icon.tsx';
import { WholeParts } from './whole-parts.tsx';
import './fact-list.css';

export interface Fact {
  icon: IconNode;
  /** The fact's name: 'Duration'. */
  name: string;
  /** Without one the fact is left out. Of several parts, each stands on one line where it fits. */
  value: string | readonly string[] | null | undefined;
}

/** Facts in rows of icon, name and value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(
        ({ icon, name, value }) =>
          value && (
            <div key={name} className="fact">
              <Icon of={icon} />
              <dt>{name}</dt>
              <dd dir="auto">{typeof value === 'string' ? value : <WholeParts of={value} />}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
