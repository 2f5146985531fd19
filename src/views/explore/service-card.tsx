import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type PartnerService, picturesOf } from '../../domain/partner-service.ts';
import { Icon } from '../ui/icon.tsx';
import { PressArea } from '../ui/press-area.tsx';
import { formatPrice } from '../words/price.ts';
import './service-card.css';

export interface ServiceCardProps {
  service: PartnerService;
  onChoose: (service: PartnerService) => void;
}

/** A partner's service as a button: picture, name, description and price. */
export function ServiceCard({ service, onChoose }: ServiceCardProps) {
  const [picture] = picturesOf(service);
  return (
    <PressArea className="service-card" onPress={() => onChoose(service)}>
      {picture && (
        <img
          className="service-card-picture"
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <span className="service-card-words">
        <span className="service-card-name">{service.name}</span>{' '}
        {service.description && <span className="service-card-text">{service.description} </span>}
        {typeof service.price === 'number' && (
          <span className="service-card-price">{formatPrice(service.price, service.currency)}</span>
        )}
      </span>
      <Icon of={ChevronRight} className="service-card-arrow" />
    </PressArea>
  );
}
