const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30);
const days = Array.from({ length: 12 }, (_, day) => day);

/**
 * A drawing: morning in an arch with a clock as the sun, a calendar day and an accepted invitation.
 */
export function HeroPicture() {
  return (
    <svg className="hero-picture" viewBox="0 0 520 500" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--art-sky-top)" />
          <stop offset="1" stopColor="var(--art-sky-bottom)" />
        </linearGradient>
        <clipPath id="hero-arch">
          <path d="M70 440V222c0-56 34-84 78-108 46-25 82-46 112-90 30 44 66 65 112 90 44 24 78 52 78 108v218c0 22-18 40-40 40H110c-22 0-40-18-40-40Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#hero-arch)">
        <path fill="url(#hero-sky)" d="M0 0h520v500H0z" />
        <g className="hero-picture-sun">
          <circle cx="260" cy="262" r="158" fill="var(--art-sun)" opacity="0.14" />
          <circle cx="260" cy="262" r="132" fill="var(--art-sun)" opacity="0.22" />
          <circle cx="260" cy="262" r="106" fill="var(--art-sun)" />
          <circle cx="260" cy="262" r="86" fill="var(--art-sun-face)" />
          {ticks.map((turn) => (
            <path
              key={turn}
              d="M260 184v10"
              stroke="var(--art-sun)"
              strokeWidth={turn % 90 === 0 ? 6 : 3.5}
              strokeLinecap="round"
              transform={`rotate(${turn} 260 262)`}
            />
          ))}
          <path
            d="M224 240l36 22 30-52"
            stroke="var(--art-ink)"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="260" cy="262" r="8" fill="var(--art-ink)" />
        </g>
        <path
          d="M118 196q9-9 16 1 8-10 17-1M150 168q7-7 13 1 6-8 13-1M372 172q8-8 15 1 7-9 15-1"
          stroke="var(--art-ink)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.55"
        />
        <path
          fill="var(--art-hill-far)"
          d="M40 352c50-44 92-50 140-22 40 23 78 6 118-20 54-34 104-28 182 34v160H40Z"
        />
        <path
          fill="var(--art-hill-mid)"
          d="M40 396c60-40 120-46 186-14 58 28 112 10 158-10 40-17 66-16 96-6v140H40Z"
        />
        <path
          fill="var(--art-hill-near)"
          d="M40 436c70-34 140-36 208-8 70 28 132 14 232-26v104H40Z"
        />
        <path
          fill="var(--art-sky-bottom)"
          opacity="0.85"
          d="M262 434c-20 10-58 16-62 28-3 9 14 16 8 38h56c8-22-26-30-20-40 6-8 34-12 42-18 4-3-12-13-24-8Z"
        />
        <g fill="var(--art-hill-front)">
          <path d="M388 386c-26-4-38-24-30-46-8-20 8-44 30-44s38 24 30 44c8 22-4 42-30 46Z" />
          <path d="M385 352h6v70h-6z" />
        </g>
      </g>
      <g className="hero-picture-leaf">
        <rect
          x="372"
          y="58"
          width="128"
          height="132"
          rx="20"
          fill="var(--art-card)"
          stroke="var(--art-card-line)"
          strokeWidth="1.5"
        />
        <path d="M372 96V78a20 20 0 0 1 20-20h88a20 20 0 0 1 20 20v18Z" fill="var(--brand)" />
        <path
          d="M406 48v20M466 48v20"
          stroke="var(--art-ink)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        {days.map((day) => (
          <circle
            key={day}
            cx={395 + (day % 4) * 27.5}
            cy={117 + Math.floor(day / 4) * 25}
            r={day === 6 ? 11 : 5.5}
            fill={day === 6 ? 'var(--marigold)' : 'var(--art-mark)'}
          />
        ))}
        <path
          d="m445.5 142 3.5 3.5 6-7"
          stroke="#18212f"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g className="hero-picture-guests">
        <rect
          x="14"
          y="338"
          width="196"
          height="76"
          rx="24"
          fill="var(--art-card)"
          stroke="var(--art-card-line)"
          strokeWidth="1.5"
        />
        <Guest x={52} tint="fitness" />
        <Guest x={86} tint="education" />
        <Guest x={120} tint="doctor" />
        <circle cx="174" cy="376" r="18" fill="var(--accepted)" />
        <path
          d="m166 376.5 5.5 5.5 10.5-11.5"
          stroke="var(--art-card)"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

function Guest({ x, tint }: { x: number; tint: string }) {
  return (
    <g transform={`translate(${x} 376)`}>
      <circle r="23" fill={`var(--tint-${tint})`} stroke="var(--art-card)" strokeWidth="4" />
      <g fill={`var(--on-tint-${tint})`}>
        <circle cy="-5.5" r="7" />
        <path d="M-13 14c0-8 6-12 13-12s13 4 13 12c-8 7-18 7-26 0Z" />
      </g>
    </g>
  );
}
