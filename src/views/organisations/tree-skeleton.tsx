import type { CSSProperties } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { loading } from './organisations.texts.ts';
import './tree-skeleton.css';

const rows = [
  { id: 'a', level: 0, width: '42%' },
  { id: 'b', level: 1, width: '34%' },
  { id: 'c', level: 2, width: '28%' },
  { id: 'd', level: 3, width: '38%' },
  { id: 'e', level: 3, width: '30%' },
  { id: 'f', level: 2, width: '24%' },
  { id: 'g', level: 3, width: '34%' },
];

/** The placeholder of a loading tree. */
export function TreeSkeleton() {
  return (
    <div className="tree-skeleton">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {rows.map(({ id, level, width }) => (
        <div key={id} className="tree-skeleton-row" style={{ '--level': level } as CSSProperties}>
          <Skeleton shape="block" width="2.25rem" height="2.25rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
