import { useRoute } from 'wouter';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { ServiceDetailsScreen } from '../service-booking/service-details-screen.tsx';

/** The resource of the address, or the service that came with the navigation. */
export function BookPage() {
  const [isResource] = useRoute('/resource/:resourceId');
  return isResource ? <ResourceScreen /> : <ServiceDetailsScreen />;
}
