/** A drawing for every resource: a room with a table and a window in the morning. */
export function ResourcePicture() {
  return (
    <svg
      className="resource-picture"
      viewBox="0 0 640 220"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="640" height="220" fill="var(--brand-soft)" />
      <rect y="168" width="640" height="52" fill="var(--art-hill-far)" opacity="0.45" />
      <rect x="232" y="30" width="176" height="112" rx="14" fill="var(--art-card)" />
      <rect x="242" y="40" width="156" height="92" rx="8" fill="var(--art-sky-top)" />
      <circle cx="356" cy="84" r="20" fill="var(--art-sun)" />
      <path
        d="M242 116c30-26 58-26 86-4s48 12 70-6v18a8 8 0 0 1-8 8H250a8 8 0 0 1-8-8z"
        fill="var(--art-hill-mid)"
      />
      <path d="M320 40v92" stroke="var(--art-card)" strokeWidth="6" />
      <rect x="206" y="158" width="228" height="14" rx="7" fill="var(--brand)" />
      <path
        d="M232 172v34M408 172v34"
        stroke="var(--brand)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M150 206v-40m0-4h42m-42 0v-46M490 206v-40m0-4h-42m42 0v-46M192 162v44M448 162v44"
        stroke="var(--art-hill-mid)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M300 158v-18a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v18z" fill="var(--marigold)" />
      <path d="M520 30v30" stroke="var(--art-mark)" strokeWidth="5" strokeLinecap="round" />
      <path d="M494 84a26 26 0 0 1 52 0z" fill="var(--marigold)" />
      <circle
        cx="110"
        cy="66"
        r="25"
        fill="var(--art-card)"
        stroke="var(--brand)"
        strokeWidth="6"
      />
      <path
        d="M110 66V52M110 66l10 6"
        stroke="var(--art-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
