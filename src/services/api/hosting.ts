import * as calls from '../../domain/contract/events.ts';
import type { EventData } from '../../domain/event.ts';
import type { CreateEventOutcome, HostedEventsOutcome } from '../../domain/hosting.ts';
import type { Send } from './client.ts';
import { ApiFailure, isRefusalWithSentence } from './failure.ts';

/** The events that a person hosts. */
export async function getEvents(
  send: Send,
  { userID }: { userID: string },
  signal: AbortSignal,
): Promise<HostedEventsOutcome> {
  try {
    const { events } = await send(calls.getEvents, { host_id: userID }, { signal });
    return { outcome: 'listed', events };
  } catch (error) {
    if (isUnauthorized(error)) return { outcome: 'unauthorized' };
    throw error;
  }
}

/** Creates an event and invites the numbers, which are in E.164. */
export async function createEvent(
  send: Send,
  input: { userID: string; eventData: EventData; invitees: string[] },
  signal: AbortSignal,
): Promise<CreateEventOutcome> {
  const { userID, ...request } = input;
  try {
    await send(calls.createEvent, { ...request, host_id: userID }, { signal });
    return { outcome: 'created' };
  } catch (error) {
    if (isRefusalWithSentence(error)) return { outcome: 'refused', message: error.sentence };
    if (isUnauthorized(error)) return { outcome: 'unauthorized' };
    throw error;
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'unauthorized';
}
