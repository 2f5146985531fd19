import { type CallName, endsSessionOn401 } from '../../world/calls.ts';
import { expectLoginOver } from '../../world/screen.ts';
import type { Fault } from '../faults.ts';

interface PageOfCall {
  call: CallName;
  page: string;
  asItWas: (fault: Fault) => void;
  underLogin?: () => void;
}

/** A 401 that ends the session opens the login over the page; other faults leave all as it was. */
export function expectPageAfter(
  { call, page, asItWas, underLogin }: PageOfCall,
  fault: Fault,
): void {
  if (fault.kind === 'unauthorized' && endsSessionOn401(call)) {
    expectLoginOver(page);
    underLogin?.();
  } else asItWas(fault);
}
