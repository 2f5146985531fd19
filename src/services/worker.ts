import * as v from 'valibot';
import { PageRequest } from '../domain/page-request.ts';

/** Whether this build has a service worker; in development it would serve outdated files. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers the service worker, which serves the app without a network. */
export async function registerWorker(): Promise<void> {
  if (!hasWorker) return;
  await navigator.serviceWorker.register(import.meta.env.VITE_WORKER);
}

/** The registration of the active service worker; rejects in a build without one. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  if (!hasWorker) throw new Error('There is no service worker here.');
  await registerWorker();
  return navigator.serviceWorker.ready;
}

/** Reports the path that a pressed notification asks for. */
export function onPageRequested(tell: (path: string) => void): void {
  if (!hasWorker) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const request = v.safeParse(PageRequest, data);
    if (request.success) tell(request.output.path);
  });
}
