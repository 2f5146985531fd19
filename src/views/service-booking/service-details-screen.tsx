import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type BookableService, isBookable } from '../../domain/booking.ts';
import { readService } from '../../domain/partner-service.ts';
import { identityOf } from '../../domain/service-identity.ts';
import { texts } from '../../domain/texts.ts';
import { serviceBookingDraft, serviceBookingMachine } from '../../machines/service-booking.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { useEnvironment, usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { usePreload } from '../flow/use-preload.ts';
import { usePageState } from '../ui/dialog-entries.ts';
import { todayHere } from '../words/day-text.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceMissing } from './service-missing.tsx';

export const serviceSlots = onDemand(
  async () => (await import('./service-slot-dialog.tsx')).ServiceSlotDialog,
);

/** The service that was handed over with the navigation, and its booking. */
export function ServiceDetailsScreen() {
  const service = readService(usePageState());
  if (!service) return <ServiceMissing />;
  if (!isBookable(service)) return <ServiceDetails service={service} onBook={null} />;
  return <Bookable key={identityOf(service)} service={service} />;
}

function Bookable({ service }: { service: BookableService }) {
  const { preloadBooking } = useEnvironment();
  const userID = usePageOwner();
  const flow = useFlow(serviceBookingMachine, {
    goesOn: true,
    input: () => ({ service, userID, today: todayHere() }),
    draft: { keeper: serviceBookingDraft, owner: { userID } },
    key: identityOf(service),
  });
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches('viewing'));
  useEffect(() => preloadBooking?.(), [preloadBooking]);
  usePreload(serviceSlots);
  return (
    <>
      <ServiceDetails
        service={service}
        onBookIntent={serviceSlots.preload}
        onBook={() => flow.send({ type: 'booking.opened', today: todayHere() })}
      />
      {isOpen && (
        <DialogBoundary
          text={texts.slotsNotLoaded}
          onLost={() => flow.send({ type: 'booking.closed' })}
        >
          <serviceSlots.Component flow={flow} />
        </DialogBoundary>
      )}
    </>
  );
}
