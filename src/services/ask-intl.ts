import { trustedScript } from './trusted-types.ts';

/**
 * Has a worker, whose script has this address, ask the browser about dates. The first such question takes
 * a slow phone 150 ms; the browser keeps what it has read for all that runs in its process, so that the
 * page then has its answers at once.
 */
export function askIntl(script: string): void {
  new Worker(trustedScript('intl', script));
}
