import type { Middleware } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { VerifyApp } from './verify.ts';

/** The header in which the app sends its App Check token. */
export const appCheckHeader = 'X-Firebase-AppCheck';

export interface AppCheck {
  readonly verify: VerifyApp;
  /** Counts what would be refused, and refuses nothing. */
  readonly reportOnly: boolean;
}

/** Lets requests of the project's own app by (§22.174); all of them where App Check is not configured. */
export function requireApp(appCheck: AppCheck | null, metrics: Metrics): Middleware {
  return async (context, next) => {
    if (appCheck !== null) {
      const [check] = await Promise.allSettled([
        appCheck.verify(context.req.header(appCheckHeader)),
      ]);
      const outcome = check.status === 'fulfilled' ? check.value : 'unavailable';
      metrics.appChecks({ outcome });
      if (!appCheck.reportOnly && outcome !== 'genuine') {
        throw check.status === 'rejected'
          ? refusal(503, (say) => say.proofNotChecked).because(check.reason)
          : refusal(403, (say) => say.pageNotProven);
      }
    }
    await next();
  };
}
