import type { Category } from '../../domain/categories.ts';
import type { PartnerService } from '../../domain/partner-service.ts';
import { identityOf } from '../../domain/service-identity.ts';
import { useMinute } from '../flow/use-clock.ts';
import { InSlices } from '../ui/in-slices.tsx';
import { firstNew } from '../ui/show-more.tsx';
import { categoryLook } from './category-look.ts';
import { ServiceCard } from './service-card.tsx';
import './tint.css';
import './service-list.css';

export interface ServiceListProps {
  services: readonly PartnerService[];
  /** The category of all of them; services that a search finds carry theirs. */
  category?: Category;
  onChoose: (service: PartnerService) => void;
  /** Whether a newer answer is on its way. */
  isBusy: boolean;
  /** The first one that a press of 'Show more' added. */
  added: PartnerService | undefined;
}

/** Services as cards. */
export function ServiceList(props: ServiceListProps) {
  const { services, category: common, onChoose, isBusy, added } = props;
  const now = useMinute();
  return (
    <ul className="service-list" aria-busy={isBusy}>
      <InSlices>
        {services.map((service) => {
          const category = service.category ?? common;
          const look = category ? categoryLook[category] : undefined;
          return (
            <li
              key={identityOf(service)}
              data-tint={look?.tint}
              {...(service === added && firstNew)}
            >
              <ServiceCard service={service} icon={look?.icon} now={now} onChoose={onChoose} />
            </li>
          );
        })}
      </InSlices>
    </ul>
  );
}
