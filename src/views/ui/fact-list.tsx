import type { ReactNode } from 'react';
import './fact-list.css';

export interface Fact {
  icon: ReactNode;
  /** The fact's name: 'Duration'. */
  name: string;
  value: string;
}

/** Facts in rows of icon, name and value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ icon, name, value }) => (
        <div key={name} className="fact">
          {icon}
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
