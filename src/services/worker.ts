import * as v from 'valibot';
import { PageRequest } from '../domain/page-request.ts';

/** Whether this build has a service worker; in development it would serve outdated files. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker, which serves the app without a network; null in a build without one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  return hasWorker ? navigator.serviceWorker.register(import.meta.env.VITE_WORKER) : null;
}

/** Reports the path that a pressed notification asks for. */
export function onPageRequested(tell: (path: string) => void): void {
  if (!hasWorker) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const request = v.safeParse(PageRequest, data);
    if (request.success) tell(request.output.path);
  });
}
