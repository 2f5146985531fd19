/** Degrees, rounded to two decimals (about a kilometre) before they leave the browser. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The outcome of a lookup; `notFound` covers denied, unsupported and an unknown place. */
export type LookupOutcome<Found> = { outcome: 'found'; found: Found } | { outcome: 'notFound' };

/** Coordinates rounded to two decimals (§14.2). */
export function coarse({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: round(latitude), longitude: round(longitude) };
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
