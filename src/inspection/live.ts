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
  let isHere = true;
  const tell = (message: FlowMessage) => {
    if (isHere) channel.postMessage(message);
  };
  const { inspect, living } = createObserver(crypto.randomUUID().slice(0, 8), tell);
  const tellLiving = (change: Partial<FlowMessage> = {}) => {
    for (const message of living()) tell({ ...message, taken: [], ...change });
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === whoIsThere) tellLiving();
  });
  addEventListener('pagehide', () => {
    tellLiving({ status: 'stopped' });
    // Flows take steps after this event: those that listen for a hidden page.
    isHere = false;
  });
  addEventListener('pageshow', () => {
    if (isHere) return;
    isHere = true;
    tellLiving();
  });
  return inspect;
}
