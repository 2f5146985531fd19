import type { IconNode } from 'lucide';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { Fragment } from 'react';
import { type PartnerService, picturesOf } from '../../domain/partner-service.ts';
import { searchTexts } from '../../domain/search.texts.ts';
import { minutes } from '../booking/booking.texts.ts';
import { focusAround } from '../ui/focus-around.ts';
import { Icon } from '../ui/icon.tsx';
import { PressArea } from '../ui/press-area.tsx';
import { nextFreeText } from '../words/next-free-text.ts';
import { formatPrice } from '../words/price.ts';
import './service-card.css';

export interface ServiceCardProps {
  service: PartnerService;
  /** The category's, in the place of a missing picture. */
  icon: IconNode | undefined;
  /** In milliseconds. */
  now: number;
  onChoose: (service: PartnerService) => void;
}

/** A partner's service as a button: picture, name, description, what it takes, and price. */
export function ServiceCard({ service, icon, now, onChoose }: ServiceCardProps) {
  const [picture] = picturesOf(service);
  const facts = factsOf(service);
  const nextFree = service.next_slot ? nextFreeText(service.next_slot, now) : null;
  return (
    <PressArea ref={focusAround} className="service-card" onPress={() => onChoose(service)}>
      {picture ? (
        <img
          className="service-card-picture"
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : (
        icon && <Icon of={icon} className="service-card-picture" />
      )}
      <span className="service-card-words">
        <span className="service-card-name">{service.name}</span>{' '}
        {service.description && <span className="service-card-text">{service.description} </span>}
        {facts.length > 0 && (
          <span className="service-card-facts">
            {facts.map((fact, place) => (
              <Fragment key={fact}>
                {place > 0 && ' · '}
                {/* A name that runs from right to left would take the number after it along. */}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        {facts.length > 0 && ' '}
        {(typeof service.price === 'number' || nextFree) && (
          <span className="service-card-end">
            {typeof service.price === 'number' && (
              <span className="service-card-price">
                {formatPrice(service.price, service.currency)}{' '}
              </span>
            )}
            {nextFree && (
              <span className="service-card-free">{searchTexts.nextFree(nextFree)}</span>
            )}
          </span>
        )}
      </span>
      <Icon of={ChevronRight} className="service-card-arrow" />
    </PressArea>
  );
}

/** Partner, length and place of a service, as far as known; a partner in the name is left out (§22.80). */
function factsOf({ name, provider, duration_minutes, location_mode, city }: PartnerService) {
  const facts = [
    provider && !name.includes(provider) && provider,
    duration_minutes && minutes(duration_minutes),
    location_mode,
    city,
  ];
  return [...new Set(facts.filter((fact) => typeof fact === 'string'))].filter(Boolean);
}
