import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type BookableService, isBookable } from '../../domain/booking.ts';
import { readService } from '../../domain/partner-service.ts';
import { serviceBookingDraft, serviceBookingMachine } from '../../machines/service-booking.ts';
import { useEnvironment, usePageOwner } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { useInSlices } from '../flow/use-in-slices.ts';
import { usePageState } from '../ui/dialog-entries.ts';
import { todayHere } from '../words/day-text.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceMissing } from './service-missing.tsx';
import { ServiceSlotDialog } from './service-slot-dialog.tsx';

/** The service that was handed over with the navigation, and its booking. */
export function ServiceDetailsScreen() {
  const service = readService(usePageState());
  if (!service) return <ServiceMissing />;
  if (!isBookable(service)) return <ServiceDetails service={service} onBook={null} />;
  return <Bookable key={service.service_id} service={service} />;
}

function Bookable({ service }: { service: BookableService }) {
  const { preloadBooking } = useEnvironment();
  const userID = usePageOwner();
  const flow = useFlow(serviceBookingMachine, {
    input: () => ({ service, userID, today: todayHere() }),
    draft: {
      keeper: serviceBookingDraft,
      owner: { userID },
      key: service.service_id,
    },
  });
  const isOpen = useInSlices(useSelector(flow, (snapshot) => !snapshot.matches('viewing')));
  useEffect(() => preloadBooking?.(), [preloadBooking]);
  return (
    <>
      <ServiceDetails
        service={service}
        onBook={() => flow.send({ type: 'booking.opened', today: todayHere() })}
      />
      {isOpen && <ServiceSlotDialog flow={flow} />}
    </>
  );
}
