import Dumbbell from 'lucide/dist/esm/icons/dumbbell.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import SprayCan from 'lucide/dist/esm/icons/spray-can.mjs';
import Stethoscope from 'lucide/dist/esm/icons/stethoscope.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import type { Category } from '../../domain/categories.ts';

/** A category's icon and tint; the tint names the tokens `--tint-…` and `--on-tint-…`. */
export const categoryLook = {
  Doctor: { icon: Stethoscope, tint: 'doctor' },
  Cleaner: { icon: SprayCan, tint: 'cleaner' },
  Education: { icon: GraduationCap, tint: 'education' },
  Fitness: { icon: Dumbbell, tint: 'fitness' },
  Security: { icon: ShieldCheck, tint: 'security' },
  Sports: { icon: Trophy, tint: 'sports' },
} as const satisfies Record<Category, unknown>;
