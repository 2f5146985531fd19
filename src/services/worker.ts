import * as v from 'valibot';
import { PageRequest } from '../domain/page-request.ts';

/** Whether this build has a service worker; while developing it would only show what is old. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker, which keeps the app for when there is no network. */
export async function registerWorker(): Promise<void> {
  if (hasWorker) await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

/** The service worker's registration once a worker is at work. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  if (!hasWorker) throw new Error('There is no service worker here.');
  await registerWorker();
  return navigator.serviceWorker.ready;
}

/** Tells of pages that the worker asks for, when a notification was pressed. */
export function onPageRequested(tell: (path: string) => void): void {
  if (!hasWorker) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const request = v.safeParse(PageRequest, data);
    if (request.success) tell(request.output.path);
  });
}
