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
      let failure: unknown;
      const checked = appCheck.verify(context.req.header(appCheckHeader));
      const outcome = await checked.catch((error: unknown) => {
        failure = error;
        return 'unavailable' as const;
      });
      metrics.appChecks({ outcome });
      if (!appCheck.reportOnly && outcome !== 'genuine') {
        throw outcome === 'unavailable'
          ? refusal(503, (say) => say.proofNotChecked).because(failure)
          : refusal(403, (say) => say.pageNotProven);
      }
    }
    await next();
  };
}
