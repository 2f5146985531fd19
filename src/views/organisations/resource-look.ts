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

/** A kind's icon, its tint and its name. */
export const resourceLook = {
  room: { icon: Presentation, tint: 'education', name: 'Room' },
  hall: { icon: PartyPopper, tint: 'fitness', name: 'Hall' },
  desk: { icon: LampDesk, tint: 'cleaner', name: 'Desk' },
  booth: { icon: Headset, tint: 'security', name: 'Booth' },
  court: { icon: Volleyball, tint: 'sports', name: 'Court' },
  studio: { icon: Palette, tint: 'fitness', name: 'Studio' },
  lab: { icon: FlaskConical, tint: 'cleaner', name: 'Lab' },
  workshop: { icon: Hammer, tint: 'security', name: 'Workshop' },
  garden: { icon: Trees, tint: 'doctor', name: 'Garden' },
} as const satisfies Record<ResourceKind, unknown>;
