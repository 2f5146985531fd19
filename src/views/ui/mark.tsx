import './mark.css';

export interface MarkProps {
  /** Whether the hand turns once, as on the splash. */
  isSweeping?: boolean;
}

/** The brand's logo: a clock's hand over a well that fills. */
export function Mark({ isSweeping = false }: MarkProps) {
  return (
    <svg
      className="mark"
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      data-sweeping={isSweeping || undefined}
    >
      <circle cx="16" cy="16" r="13.25" stroke="var(--brand)" strokeWidth="2.75" />
      <path
        fill="var(--brand)"
        d="M4.2 18.4c2.2-1.5 4.3-1.5 6.4 0s4.3 1.5 6.4 0 4.3-1.5 6.4 0 3 1.1 4.4.6A12 12 0 0 1 4.2 18.4Z"
      />
      <path
        className="mark-hand"
        d="M16 16l4.3-7.2"
        stroke="var(--marigold)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
