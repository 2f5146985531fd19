import { identityOf, type PartnerService } from '../../domain/partner-service.ts';
import { useMinute } from '../flow/use-clock.ts';
import { InSlices } from '../ui/in-slices.tsx';
import { firstNew } from '../ui/show-more.tsx';
import { categoryLook } from './category-look.ts';
import { ServiceCard } from './service-card.tsx';
import './tint.css';
import './service-list.css';

export interface ServiceListProps {
  services: readonly PartnerService[];
  onChoose: (service: PartnerService) => void;
  /** Whether a newer answer is on its way. */
  isBusy: boolean;
  /** The first one that a press of 'Show more' added. */
  added?: PartnerService | undefined;
}

/** Services as cards. */
export function ServiceList({ services, onChoose, isBusy, added }: ServiceListProps) {
  const now = useMinute();
  return (
    <ul className="service-list" aria-busy={isBusy}>
      <InSlices>
        {services.map((service) => (
          <li
            key={identityOf(service)}
            data-tint={service.category ? categoryLook[service.category].tint : undefined}
            {...(service === added && firstNew)}
          >
            <ServiceCard service={service} now={now} onChoose={onChoose} />
          </li>
        ))}
      </InSlices>
    </ul>
  );
}
