/** What a card leads to. */
export type Feature = keyof typeof pictures;

/** The drawing of a card. */
export function FeaturePicture({ kind }: { kind: Feature }) {
  const Picture = pictures[kind];
  return <Picture />;
}

/** A drawing of a house over its branches. */
function OrganisationPicture() {
  return (
    <svg viewBox="0 0 240 136" fill="none" aria-hidden="true">
      <path
        d="M120 66v22M52 112V98q0-10 10-10h116q10 0 10 10v14M120 88v24"
        stroke="var(--on-tint-doctor)"
        strokeWidth="2.5"
        opacity="0.45"
      />
      <rect x="86" y="18" width="68" height="54" rx="14" fill="var(--brand)" />
      <path
        d="M104 36h8m8 0h8m-24 12h8m8 0h8"
        stroke="var(--on-brand)"
        strokeWidth="5"
        strokeLinecap="round"
        transform="translate(4 3)"
      />
      <rect x="28" y="104" width="48" height="48" rx="12" fill="var(--art-card)" />
      <rect x="96" y="104" width="48" height="48" rx="12" fill="var(--marigold)" />
      <rect x="164" y="104" width="48" height="48" rx="12" fill="var(--art-card)" />
      <g fill="var(--on-tint-doctor)">
        <circle cx="52" cy="124" r="7" />
        <circle cx="188" cy="124" r="7" />
      </g>
      <circle cx="120" cy="124" r="7" fill="#18212f" />
    </svg>
  );
}

/** A drawing of a week with one hour marked. */
function AppointmentsPicture() {
  return (
    <svg viewBox="0 0 240 136" fill="none" aria-hidden="true">
      <rect x="44" y="26" width="152" height="130" rx="18" fill="var(--art-card)" />
      <path d="M44 58V44a18 18 0 0 1 18-18h116a18 18 0 0 1 18 18v14Z" fill="var(--marigold)" />
      <path d="M80 16v20m80-20v20" stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round" />
      <g fill="var(--art-mark)">
        <circle cx="70" cy="80" r="6" />
        <circle cx="103" cy="80" r="6" />
        <circle cx="170" cy="80" r="6" />
        <circle cx="70" cy="108" r="6" />
        <circle cx="103" cy="108" r="6" />
        <circle cx="136" cy="108" r="6" />
        <circle cx="170" cy="108" r="6" />
      </g>
      <circle cx="136" cy="80" r="15" fill="var(--brand)" />
      <path
        d="m129 80.5 5 5 9-10"
        stroke="var(--on-brand)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A drawing of an invitation under a garland. */
function EventsPicture() {
  return (
    <svg viewBox="0 0 240 136" fill="none" aria-hidden="true">
      <path
        d="M0 8q40 40 80 6 40 34 80 0 40 34 80-6"
        stroke="var(--on-tint-education)"
        strokeWidth="2"
        opacity="0.5"
      />
      <g fill="var(--marigold)">
        <circle cx="20" cy="23" r="6" />
        <circle cx="60" cy="25" r="6" />
        <circle cx="100" cy="26" r="6" />
        <circle cx="140" cy="26" r="6" />
        <circle cx="180" cy="25" r="6" />
        <circle cx="220" cy="23" r="6" />
      </g>
      <g fill="var(--on-tint-fitness)">
        <circle cx="40" cy="29" r="7" />
        <circle cx="80" cy="15" r="7" />
        <circle cx="120" cy="31" r="7" />
        <circle cx="160" cy="15" r="7" />
        <circle cx="200" cy="29" r="7" />
      </g>
      <rect x="78" y="52" width="84" height="90" rx="12" fill="var(--art-card)" />
      <path d="M94 72h52M94 86h36" stroke="var(--art-mark)" strokeWidth="6" strokeLinecap="round" />
      <path d="M54 100q0-8 8-6l58 24 58-24q8-2 8 6v50H54Z" fill="var(--on-tint-education)" />
    </svg>
  );
}

const pictures = {
  organisation: OrganisationPicture,
  appointments: AppointmentsPicture,
  events: EventsPicture,
};
