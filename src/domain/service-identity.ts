import type { PartnerService } from './partner-service.ts';

/** Identifies a service among those of all partners, each of which may number its own. */
export function identityOf({
  partner_id,
  service_id,
}: Pick<PartnerService, 'partner_id' | 'service_id'>): string {
  return `${partner_id ?? ''}/${service_id}`;
}
