import * as calls from '../../domain/contract/events.ts';
import type { ApiService } from '../port.ts';
import { expecting } from './failure.ts';
import { sendAllPages } from './page.ts';

/** The events that a person hosts. */
export const getEvents: ApiService<'getEvents'> = (send, { userID }, signal) =>
  expecting(['unauthorized'], async () => {
    const pages = await sendAllPages(send, calls.getEvents, { host_id: userID }, signal);
    return { outcome: 'listed', events: pages.flatMap(({ events }) => events) };
  });

/** Creates an event and invites the numbers, which are in E.164. */
export const createEvent: ApiService<'createEvent'> = (send, { userID, ...request }, signal) =>
  expecting(['unauthorized', 'refused'], async () => {
    await send(calls.createEvent, { ...request, host_id: userID }, { signal });
    return { outcome: 'created' };
  });
