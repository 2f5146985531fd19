import type { InspectionEvent } from 'xstate';
import { channelName, type FlowMessage, whoIsThere } from './message.ts';
import { createObserver } from './observe.ts';

/**
 * Reports the app's flows to other pages of this browser and, with `?inspect` in the address, to
 * Stately's inspector. For development and the local stack: never part of a production build.
 */
export async function startInspection(): Promise<(event: InspectionEvent) => void> {
  const follow = followFromOtherPages();
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return follow;
  const { startStatelyInspector } = await import('./stately.ts');
  const tellStately = startStatelyInspector();
  return (event) => {
    follow(event);
    tellStately(event);
  };
}

function followFromOtherPages(): (event: InspectionEvent) => void {
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
