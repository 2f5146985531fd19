import type { InspectionEvent } from 'xstate';
import { channelName, type FlowMessage, whoIsThere } from './message.ts';
import { createObserver } from './observe.ts';

/** Lets other pages of this browser follow what the app's flows do. Never part of a production build. */
export function startInspection(): (event: InspectionEvent) => void {
  const channel = new BroadcastChannel(channelName);
  const tell = (message: FlowMessage) => channel.postMessage(message);
  const { inspect, living } = createObserver(crypto.randomUUID().slice(0, 8), tell);
  channel.addEventListener('message', ({ data }) => {
    if (data === whoIsThere) for (const message of living()) tell({ ...message, taken: [] });
  });
  addEventListener('pagehide', () => {
    for (const message of living()) tell({ ...message, taken: [], status: 'stopped' });
  });
  return inspect;
}
