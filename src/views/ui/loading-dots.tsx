import './loading-dots.css';

export interface LoadingDotsProps {
  /** Names the awaited content for screen readers. */
  label: string;
}

/** Three animated dots for a short wait of unknown length. */
export function LoadingDots({ label }: LoadingDotsProps) {
  return (
    <span className="loading-dots" role="img" aria-label={label}>
      <span />
      <span />
      <span />
    </span>
  );
}
