import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import Hammer from 'lucide/dist/esm/icons/hammer.mjs';
import Headset from 'lucide/dist/esm/icons/headset.mjs';
import LampDesk from 'lucide/dist/esm/icons/lamp-desk.mjs';
import Palette from 'lucide/dist/esm/icons/palette.mjs';
import PartyPopper from 'lucide/dist/esm/icons/party-popper.mjs';
import Presentation from 'lucide/dist/esm/icons/presentation.mjs';
import Trees from 'lucide/dist/esm/icons/trees.mjs';
import Volleyball from 'lucide/dist/esm/icons/volleyball.mjs';
import type { ResourceKind } from '../../domain/organisation.ts';

/** A kind's icon and its tint. */
export const resourceLook = {
  room: { icon: Presentation, tint: 'education' },
  hall: { icon: PartyPopper, tint: 'fitness' },
  desk: { icon: LampDesk, tint: 'cleaner' },
  booth: { icon: Headset, tint: 'security' },
  court: { icon: Volleyball, tint: 'sports' },
  studio: { icon: Palette, tint: 'fitness' },
  lab: { icon: FlaskConical, tint: 'cleaner' },
  workshop: { icon: Hammer, tint: 'security' },
  garden: { icon: Trees, tint: 'doctor' },
} as const satisfies Record<ResourceKind, unknown>;
