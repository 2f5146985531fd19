import './skeleton.css';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** CSS lengths. */
  width?: string;
  height?: string;
}

/** The place of something that is on its way, in its size. Says nothing: its list says it once. */
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
