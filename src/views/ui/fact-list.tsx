import type { IconNode } from 'lucide';
import { Icon } from './icon.tsx';
import './fact-list.css';

export interface Fact {
  icon: IconNode;
  /** The fact's name: 'Duration'. */
  name: string;
  /** Without one the fact is left out. */
  value: string | null | undefined;
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
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
