import * as calls from '../../domain/contract/events.ts';
import type { ApiService } from '../port.ts';
import { expecting } from './failure.ts';

/** The events that a person hosts. */
export const getEvents: ApiService<'getEvents'> = (send, { userID }, signal) =>
  expecting(['unauthorized'], async () => {
    const { events } = await send(calls.getEvents, { host_id: userID }, { signal });
    return { outcome: 'listed', events };
  });

/** Creates an event and invites the numbers, which are in E.164. */
export const createEvent: ApiService<'createEvent'> = (send, { userID, ...request }, signal) =>
  expecting(['unauthorized', 'refused'], async () => {
    await send(calls.createEvent, { ...request, host_id: userID }, { signal });
    return { outcome: 'created' };
  });
