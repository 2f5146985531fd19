import './gathering-picture.css';

/** A drawing of people at a long table in the evening, under strings of light. */
export function GatheringPicture() {
  return (
    <svg
      className="gathering-picture"
      viewBox="0 24 640 396"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="gathering-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--art-sky-top)" />
          <stop offset="1" stopColor="var(--art-sky-bottom)" />
        </linearGradient>
      </defs>
      <path d="M0 0h640v420H0z" fill="url(#gathering-sky)" />
      <circle cx="322" cy="196" r="150" fill="var(--art-sun)" opacity="0.12" />
      <circle cx="322" cy="196" r="112" fill="var(--art-sun)" opacity="0.2" />
      <circle cx="322" cy="196" r="78" fill="var(--art-sun)" opacity="0.9" />
      <path
        d="M0 246c70-46 128-50 196-18 60 28 112 16 172-10 84-36 172-32 272 22v180H0z"
        fill="var(--art-hill-far)"
      />
      <path
        d="M0 284c96-40 180-40 262-10 92 32 180 14 378-26v172H0z"
        fill="var(--art-hill-mid)"
        opacity="0.85"
      />
      <Tree x={40} y={300} size={1.15} />
      <Tree x={606} y={296} size={1.3} />
      <path d="M0 330c160-22 480-22 640 0v90H0z" fill="var(--art-hill-near)" />
      <LightString from={[-10, 34]} dip={[150, 128]} to={[318, 40]} bulbs={9} />
      <LightString from={[318, 40]} dip={[500, 132]} to={[652, 28]} bulbs={9} />
      <LightString from={[-10, 96]} dip={[60, 128]} to={[124, 72]} bulbs={4} isFar />
      <LightString from={[652, 92]} dip={[590, 128]} to={[524, 74]} bulbs={4} isFar />
      <Guest x={122} y={246} skin={1} hair="bun" clothes="fitness" />
      <Guest x={224} y={240} skin={3} hair="short" clothes="cleaner" />
      <Guest x={322} y={236} skin={2} hair="turban" clothes="sports" />
      <Guest x={420} y={240} skin={1} hair="long" clothes="education" />
      <Guest x={520} y={246} skin={2} hair="grey" clothes="security" />
      <path
        d="M188 302c10-16 18-30 20-50M208 252l-7-9"
        stroke="var(--picture-skin-3)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M191 226h20l-3 24h-14z" fill="var(--art-card)" />
      <path d="M192 234h18l-2 16h-14z" fill="var(--art-sun)" />
      <Table />
    </svg>
  );
}

function Table() {
  return (
    <g>
      <path d="M50 322q4-12 16-12h508q12 0 16 12l18 38H32z" fill="var(--art-card)" />
      <path d="M32 360h576v60H32z" fill="var(--art-card-line)" />
      <path
        d="M32 360q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0q24 40 48 0z"
        fill="var(--brand)"
      />
      {Array.from({ length: 13 }, (_, place) => 32 + place * 48).map((x) => (
        <circle key={x} cx={x} cy="360" r="7" fill="var(--marigold)" />
      ))}
      <g fill="var(--art-sky-top)" stroke="var(--art-card-line)" strokeWidth="2">
        <ellipse cx="122" cy="338" rx="34" ry="9" />
        <ellipse cx="224" cy="342" rx="34" ry="9" />
        <ellipse cx="420" cy="342" rx="34" ry="9" />
        <ellipse cx="520" cy="338" rx="34" ry="9" />
      </g>
      <path d="M106 335q16-16 32 0z" fill="var(--on-tint-sports)" />
      <path d="M208 339q16-14 32 0z" fill="var(--on-tint-fitness)" />
      <path d="M404 339q16-16 32 0z" fill="var(--marigold)" />
      <path d="M505 335q15-12 30 0z" fill="var(--on-tint-fitness)" />
      <path d="M274 306h96l-10 34q-2 8-12 8h-52q-10 0-12-8z" fill="var(--brand)" />
      <ellipse cx="322" cy="306" rx="48" ry="11" fill="var(--art-hill-front)" />
      <path d="M284 306q38-40 76 0-38 12-76 0z" fill="var(--art-sun)" />
      <Lamp x={172} />
      <Lamp x={472} />
    </g>
  );
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 336)`}>
      <circle cy="-18" r="24" fill="var(--art-sun)" opacity="0.25" />
      <path d="M0-32q9 12 0 20q-9-8 0-20z" fill="var(--art-sun)" />
      <path d="M-15-10h30q-2 14-15 14t-15-14z" fill="var(--on-tint-fitness)" />
    </g>
  );
}

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="var(--art-hill-near)">
      <path d="M0-16c-34-4-48-30-38-56-12-26 10-56 38-56s50 30 38 56c10 26-4 52-38 56z" />
      <path d="M-4-60h8v84h-8z" fill="var(--art-hill-front)" />
    </g>
  );
}

type Point = readonly [x: number, y: number];

interface LightStringProps {
  from: Point;
  dip: Point;
  to: Point;
  bulbs: number;
  isFar?: boolean;
}

function LightString({ from, dip, to, bulbs, isFar = false }: LightStringProps) {
  const places = Array.from({ length: bulbs }, (_, place) => (place + 0.5) / bulbs);
  return (
    <g opacity={isFar ? 0.65 : 1}>
      <path
        d={`M${from.join(' ')}Q${dip.join(' ')} ${to.join(' ')}`}
        stroke="var(--art-ink)"
        strokeWidth={isFar ? 1.5 : 2.5}
        opacity="0.55"
      />
      {places.map((place) => {
        const [x, y] = along(from, dip, to, place);
        return (
          <g key={place} transform={`translate(${x} ${y}) scale(${isFar ? 0.7 : 1})`}>
            <circle cy="9" r="15" fill="var(--art-sun)" opacity="0.28" />
            <path d="M-3-1h6v6h-6z" fill="var(--art-ink)" opacity="0.7" />
            <circle cy="10" r="6.5" fill="var(--picture-light)" />
          </g>
        );
      })}
    </g>
  );
}

/** A point of a string that hangs between two points, at `place` from 0 to 1. */
function along(from: Point, dip: Point, to: Point, place: number): Point {
  const rest = 1 - place;
  const at = (axis: 0 | 1) =>
    rest * rest * from[axis] + 2 * rest * place * dip[axis] + place * place * to[axis];
  return [at(0), at(1)];
}

interface GuestProps {
  /** The neck. */
  x: number;
  y: number;
  skin: 1 | 2 | 3;
  hair: 'bun' | 'short' | 'turban' | 'long' | 'grey';
  clothes: string;
}

function Guest({ x, y, skin, hair, clothes }: GuestProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {hair === 'long' && (
        <path d="M-27-28a27 27 0 0 1 54 0v38q-27 10-54 0z" fill="var(--picture-hair)" />
      )}
      {hair === 'bun' && <circle cy="-60" r="12" fill="var(--picture-hair)" />}
      <path
        d="M-50 92V42C-50 16-28 4 0 4s50 12 50 38v50z"
        fill={`var(--tint-${clothes})`}
        stroke={`var(--on-tint-${clothes})`}
        strokeWidth="2.5"
      />
      <path d="M-17 6q17 24 34 0l-3-16h-28z" fill={`var(--picture-skin-${skin})`} />
      <circle cy="-28" r="24" fill={`var(--picture-skin-${skin})`} />
      <path
        d="M-11-26q3.500-4 7 0M4-26q3.500-4 7 0M-7-16q7 7 14 0"
        stroke="var(--picture-hair)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <Hair kind={hair} />
    </g>
  );
}

function Hair({ kind }: { kind: GuestProps['hair'] }) {
  if (kind === 'turban') {
    return (
      <g>
        <path d="M-27-34q-2-28 27-28t27 28q-26-14-54 0z" fill="var(--rejected)" />
        <path
          d="M-24-42q22-14 46-2M-18-52q18-8 36 2"
          stroke="var(--marigold)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    );
  }
  return (
    <path
      d="M-25-28a25 25 0 0 1 50 0c-6-10-14-14-22-13-10 1-21 3-28 13z"
      fill={kind === 'grey' ? 'var(--picture-grey)' : 'var(--picture-hair)'}
    />
  );
}
