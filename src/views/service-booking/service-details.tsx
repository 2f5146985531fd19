import { useId } from 'react';
import { type PartnerService, picturesOf } from '../../domain/partner-service.ts';
import { texts } from '../../domain/texts.ts';
import { keepToastsAbove } from '../booking/above-bar.ts';
import { heading } from '../booking/booking.texts.ts';
import { Main } from '../layout/main.tsx';
import { SubjectName, SubjectText } from '../layout/subject.tsx';
import { Button } from '../ui/button.tsx';
import { formatPrice } from '../words/price.ts';
import { BackButton } from './back-button.tsx';
import { notBookable } from './service-booking.texts.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceLead } from './service-lead.tsx';
import { ServicePictures } from './service-pictures.tsx';
import '../booking/bookable.css';
import './service-details.css';

export interface ServiceDetailsProps {
  service: PartnerService;
  /** Null for a service that cannot be booked. */
  onBook: (() => void) | null;
  /** Called before a probable press on 'Book Now'. */
  onBookIntent?: () => void;
}

/** A partner's service; facts that it lacks are left out. */
export function ServiceDetails({ service, onBook, onBookIntent }: ServiceDetailsProps) {
  const reasonId = useId();
  const [lead, ...pictures] = picturesOf(service);
  return (
    <Main title={service.name} className="bookable">
      <div className="bookable-head">
        <BackButton />
        <ServiceLead category={service.category ?? null} picture={lead} name={service.name} />
      </div>
      <div className="bookable-words">
        <SubjectName name={service.name} />
        <SubjectText text={service.description} />
      </div>
      <aside className="bookable-card" aria-label={heading}>
        <ServiceFacts service={service} />
        <div ref={keepToastsAbove} className="bookable-bar service-book">
          {typeof service.price === 'number' && (
            <p className="service-price">
              <data value={service.price}>{formatPrice(service.price, service.currency)}</data>
            </p>
          )}
          <Button
            variant="primary"
            size="large"
            isWide
            isDisabled={!onBook}
            onIntent={onBookIntent}
            onPress={onBook ?? undefined}
            {...(onBook ? {} : { 'aria-describedby': reasonId })}
          >
            {texts.bookNow}
          </Button>
          {!onBook && (
            <p id={reasonId} className="service-book-note">
              {notBookable}
            </p>
          )}
        </div>
      </aside>
      {pictures.length > 0 && <ServicePictures name={service.name} pictures={pictures} />}
    </Main>
  );
}
