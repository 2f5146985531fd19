import * as calls from '../../domain/contract/services.ts';
import type { ApiService } from '../port.ts';

/** The services of one category. */
export const listServices: ApiService<'listServices'> = async (send, request, signal) =>
  (await send(calls.listServices, request, { signal })).services;
