import type { ResourceKind } from '../../domain/organisation.ts';
import { resourceScenes } from './resource-scenes.tsx';

/** A drawing of what a resource is; of a room where that is not known. */
export function ResourcePicture({ kind }: { kind: ResourceKind }) {
  return (
    <svg
      className="resource-picture"
      data-kind={kind}
      viewBox="0 0 640 220"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width="640" height="220" fill="var(--brand-soft)" />
      <rect y="168" width="640" height="52" fill="var(--art-hill-far)" opacity="0.45" />
      {resourceScenes[kind]}
    </svg>
  );
}
