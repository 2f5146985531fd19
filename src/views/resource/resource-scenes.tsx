import type { ReactNode } from 'react';
import type { ResourceKind } from '../../domain/organisation.ts';

const brand = 'var(--brand)';
const soft = 'var(--art-hill-mid)';
const card = 'var(--art-card)';
const marigold = 'var(--marigold)';
const sun = 'var(--art-sun)';
const ink = 'var(--art-ink)';

/** A table or a bench. */
const table = (
  <>
    <rect x="206" y="158" width="228" height="14" rx="7" fill={brand} />
    <path d="M232 172v34M408 172v34" stroke={brand} strokeWidth="9" />
  </>
);

/** Hills in the morning, seen through a frame. */
const view = (
  <>
    <rect x="242" y="40" width="156" height="92" rx="8" fill="var(--art-sky-top)" />
    <circle cx="356" cy="84" r="20" fill={sun} />
    <path
      d="M242 116c30-26 58-26 86-4s48 12 70-6v18a8 8 0 0 1-8 8H250a8 8 0 0 1-8-8z"
      fill={soft}
    />
  </>
);

/** The things on the floor of the picture of a resource, by its kind. */
export const resourceScenes: Readonly<Record<ResourceKind, ReactNode>> = {
  room: (
    <>
      <rect x="232" y="30" width="176" height="112" rx="14" fill={card} />
      {view}
      <path d="M320 40v92" stroke={card} strokeWidth="6" strokeLinecap="butt" />
      {table}
      <path
        d="M150 206v-40m0-4h42m-42 0v-46M490 206v-40m0-4h-42m42 0v-46M192 162v44M448 162v44"
        stroke={soft}
        strokeWidth="8"
      />
      <path d="M300 158v-18a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v18z" fill={marigold} />
      <path d="M520 30v30" stroke="var(--art-mark)" strokeWidth="5" />
      <path d="M494 84a26 26 0 0 1 52 0z" fill={marigold} />
      <circle cx="110" cy="66" r="25" fill={card} stroke={brand} strokeWidth="6" />
      <path d="M110 66V52M110 66l10 6" stroke={ink} strokeWidth="4" />
    </>
  ),
  hall: (
    <>
      <rect x="140" y="150" width="360" height="34" rx="8" fill={brand} />
      <path d="M150 36h340v22H150z" fill={brand} />
      <path d="M150 58h64c0 46-12 76-44 92h-20zM490 58h-64c0 46 12 76 44 92h20z" fill={soft} />
      <path d="M236 58l16 26 16-26zM300 58l20 30 20-30zM372 58l16 26 16-26z" fill={marigold} />
      <path d="M320 150v-42m-18 42h36" stroke={ink} strokeWidth="5" />
      <circle cx="320" cy="104" r="8" fill={ink} />
      <path
        d="M176 216a20 20 0 0 1 40 0M256 216a20 20 0 0 1 40 0M344 216a20 20 0 0 1 40 0M424 216a20 20 0 0 1 40 0"
        fill={soft}
      />
    </>
  ),
  desk: (
    <>
      {table}
      <path d="M250 158h36m-18 0v-40l34-26" stroke={ink} strokeWidth="6" />
      <path d="M284 84l26-20 22 34-30 12z" fill={marigold} />
      <path d="M300 112l-8 46h72l-30-52z" fill={sun} opacity="0.3" />
      <rect x="346" y="146" width="58" height="12" rx="3" fill={soft} />
      <rect x="352" y="134" width="48" height="12" rx="3" fill={card} />
      <rect x="348" y="122" width="50" height="12" rx="3" fill={marigold} />
      <path d="M474 206v-44h-44m44 0v-50M430 162v44" stroke={soft} strokeWidth="8" />
      <rect x="150" y="44" width="72" height="86" rx="8" fill={card} />
      <path d="M164 66h44M164 84h44M164 102h28" stroke="var(--art-mark)" strokeWidth="5" />
    </>
  ),
  booth: (
    <>
      <rect x="238" y="24" width="164" height="182" rx="22" fill={brand} />
      <rect x="252" y="38" width="136" height="168" rx="12" fill={card} />
      <path d="M280 206v-40h72v40M280 166v-48" stroke={soft} strokeWidth="9" />
      <path d="M352 38v26" stroke="var(--art-mark)" strokeWidth="5" />
      <path d="M334 84a18 18 0 0 1 36 0z" fill={marigold} />
      <path
        d="M206 92a34 34 0 0 0 0 48M184 76a58 58 0 0 0 0 80M434 92a34 34 0 0 1 0 48M456 76a58 58 0 0 1 0 80"
        stroke={soft}
        strokeWidth="6"
        opacity="0.6"
      />
    </>
  ),
  court: (
    <>
      <path d="M206 150h228l86 62H120z" fill={soft} opacity="0.55" />
      <path d="M320 150v62M176 172h288" stroke={card} strokeWidth="4" />
      <path d="M206 190V74M434 190V74" stroke={brand} strokeWidth="9" />
      <rect x="206" y="86" width="228" height="52" fill={card} opacity="0.75" />
      <path
        d="M206 103h228M206 120h228M244 86v52M282 86v52M320 86v52M358 86v52M396 86v52"
        stroke="var(--art-mark)"
        strokeWidth="2"
      />
      <path d="M206 86h228" stroke={brand} strokeWidth="6" />
      <path d="M352 54l34-26 12 16z" fill={card} stroke={ink} strokeWidth="3" />
      <circle cx="350" cy="56" r="9" fill={marigold} />
    </>
  ),
  studio: (
    <>
      <rect x="232" y="30" width="176" height="112" rx="4" fill={card} />
      {view}
      <path
        d="M270 142l-26 64M370 142l26 64M320 142v64M252 152h136"
        stroke={brand}
        strokeWidth="8"
      />
      <path d="M470 206l18-90 18 90M488 116V88" stroke={soft} strokeWidth="7" />
      <path d="M458 50l48-8 8 44-48 8z" fill={marigold} />
      <path d="M140 206v-34h44v34z" fill={brand} />
      <path d="M150 170l-10-44M164 170v-52M176 170l12-40" stroke={soft} strokeWidth="6" />
    </>
  ),
  lab: (
    <>
      {table}
      <path d="M286 158l-26-2c-8 0-12-8-8-15l24-43V66h24v32l24 43c4 7 0 15-8 15z" fill={card} />
      <path d="M264 124h48l12 20c3 6 0 12-6 12h-60c-6 0-9-6-6-12z" fill={sun} />
      <path d="M270 66h36" stroke={ink} strokeWidth="6" />
      <path d="M350 156V84h22v72z" fill={card} />
      <path d="M350 156v-34h22v34zM386 156v-20h22v20z" fill={soft} />
      <path d="M386 136V84h22v52z" fill={card} />
      <path d="M346 84h66" stroke={ink} strokeWidth="5" />
      <circle cx="288" cy="42" r="6" fill={sun} />
      <circle cx="304" cy="26" r="4" fill={sun} />
      <rect x="150" y="60" width="66" height="8" rx="4" fill={soft} />
      <path d="M160 60V34h14v26zM184 60V42h18v18z" fill={soft} />
    </>
  ),
  workshop: (
    <>
      {table}
      <rect x="216" y="34" width="208" height="86" rx="10" fill={card} />
      <path d="M262 64v42" stroke={brand} strokeWidth="9" />
      <path d="M240 50h44v16h-44z" fill={ink} />
      <path d="M320 52v30a12 12 0 0 0 0 0v24" stroke={soft} strokeWidth="10" />
      <path d="M308 46v14h24V46" stroke={soft} strokeWidth="8" />
      <path d="M360 56h44l-8 44z" fill="var(--art-mark)" />
      <path d="M352 48h20v18h-20z" fill={marigold} />
      <path d="M366 158v-26h40v26z" fill={marigold} />
      <path d="M236 158h64v-12h-64z" fill={soft} />
      <path d="M470 206v-44h-40v44m0-44h40" stroke={soft} strokeWidth="8" />
    </>
  ),
  garden: (
    <>
      <circle cx="440" cy="64" r="28" fill={sun} />
      <path d="M0 168c120-56 220-50 320-14s220 16 320-20v86H0z" fill="var(--art-hill-far)" />
      <path d="M226 206v-76" stroke={brand} strokeWidth="12" />
      <path
        d="M226 34a50 50 0 0 1 48 62 36 36 0 0 1-20 46h-56a36 36 0 0 1-20-46 50 50 0 0 1 48-62z"
        fill={soft}
      />
      <path d="M226 130l22-24M226 114l-18-18" stroke={brand} strokeWidth="7" />
      <path d="M330 150h96a48 34 0 0 1-96 0z" fill={ink} />
      <path d="M350 180l-12 28M406 180l12 28M322 150h112" stroke={ink} strokeWidth="6" />
      <path
        d="M356 134c-6-10 6-14 0-24M380 134c-6-10 6-14 0-24M404 134c-6-10 6-14 0-24"
        stroke={card}
        strokeWidth="5"
      />
    </>
  ),
};
