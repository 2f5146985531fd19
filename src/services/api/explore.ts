import type { Category } from '../../domain/categories.ts';
import * as calls from '../../domain/contract/services.ts';
import type { PartnerService } from '../../domain/partner-service.ts';
import type { Send } from './client.ts';

/** The services of one category. */
export async function listServices(
  send: Send,
  { category }: { category: Category },
  signal: AbortSignal,
): Promise<PartnerService[]> {
  const { services } = await send(calls.listServices, { category }, { signal });
  return services;
}
