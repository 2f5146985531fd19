import './loading-dots.css';

export interface LoadingDotsProps {
  /** What is awaited, for those who cannot see the dots. */
  label: string;
}

/** Three dots that take turns: a short wait of unknown length. */
export function LoadingDots({ label }: LoadingDotsProps) {
  return (
    <span className="loading-dots" role="img" aria-label={label}>
      <span />
      <span />
      <span />
    </span>
  );
}
