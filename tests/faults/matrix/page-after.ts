import { type CallName, endsSessionOn401 } from '../../world/calls.ts';
import { expectLoginOver } from '../../world/screen.ts';
import type { Fault } from '../faults.ts';

interface PageOfCall {
  call: CallName;
  page: string;
  asItWas: (fault: Fault) => void;
  underLogin?: () => void;
}

/** Whether the fault is a 401, and one that ends the session. */
export function endsSession(call: CallName, { kind }: Fault): boolean {
  return kind === 'unauthorized' && endsSessionOn401(call);
}

/** A 401 that ends the session opens the login over the page; other faults leave all as it was. */
export function expectPageAfter(
  { call, page, asItWas, underLogin }: PageOfCall,
  fault: Fault,
): void {
  if (endsSession(call, fault)) {
    expectLoginOver(page);
    underLogin?.();
  } else asItWas(fault);
}
