import Dumbbell from 'lucide-react/icons/dumbbell';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SprayCan from 'lucide-react/icons/spray-can';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Trophy from 'lucide-react/icons/trophy';
import type { Category } from '../../domain/categories.ts';

/** A category's icon and tint; the tint names the tokens `--tint-…` and `--on-tint-…`. */
export const categoryLook = {
  Doctor: { Icon: Stethoscope, tint: 'doctor' },
  Cleaner: { Icon: SprayCan, tint: 'cleaner' },
  Education: { Icon: GraduationCap, tint: 'education' },
  Fitness: { Icon: Dumbbell, tint: 'fitness' },
  Security: { Icon: ShieldCheck, tint: 'security' },
  Sports: { Icon: Trophy, tint: 'sports' },
} as const satisfies Record<Category, unknown>;
