import './skeleton.css';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** CSS lengths. */
  width?: string;
  height?: string;
}

/**
 * A placeholder of the size of loading content. Screen readers skip it: its list says once that it
 * loads.
 */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      className="skeleton"
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
