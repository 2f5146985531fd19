import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import type { Category } from '../../domain/categories.ts';
import { categoryLook } from '../explore/category-look.ts';
import { Icon } from '../ui/icon.tsx';
import { leadPicture } from './service-booking.texts.ts';
import '../explore/tint.css';
import './service-lead.css';

export interface ServiceLeadProps {
  category: Category | null;
  picture: string | undefined;
  name: string;
}

/** The first picture over the category's tint, which stays visible if the picture fails to load. */
export function ServiceLead({ category, picture, name }: ServiceLeadProps) {
  const look = category && categoryLook[category];
  const icon = look?.icon ?? CalendarHeart;
  return (
    <div className="service-lead" data-tint={look?.tint} data-plain={!picture || undefined}>
      <Icon of={icon} className="service-lead-sign" />
      <Icon of={icon} className="service-lead-echo" />
      {picture && (
        <img
          src={picture}
          alt={leadPicture(name)}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </div>
  );
}
