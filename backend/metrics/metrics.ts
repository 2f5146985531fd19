import type { AppCheckOutcome } from '../app-check/verify.ts';

/** The counters. A label is one of a few words of the backend: never a number, a name, an id or a text. */
export interface Metrics {
  readonly request: (
    labels: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ) => void;
  /** `reason` is the name of the sentence that the refusal says. */
  readonly refusal: (labels: { readonly status: number; readonly reason: string }) => void;
  readonly appChecks: (labels: { readonly outcome: AppCheckOutcome | 'unavailable' }) => void;
  readonly bookings: (labels: BookingLabels, count?: number) => void;
}

interface BookingLabels {
  readonly action: 'made' | 'moved' | 'cancelled';
  readonly kind: 'partner' | 'resource';
}

/** Of a backend that is not asked for metrics. */
export const noMetrics: Metrics = {
  request: () => {},
  refusal: () => {},
  appChecks: () => {},
  bookings: () => {},
};
