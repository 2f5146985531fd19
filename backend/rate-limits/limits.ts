/** At most `points` requests in `seconds`. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** The calls that anybody may make; each counts by the client's address. */
export type OpenCall = 'checkUser' | 'login' | 'signup';

/** The calls that prove a mobile number; each counts by that number as well. */
export type ProvenCall = 'login' | 'signup';

/** How often the API may be called (§13.4). */
export interface Limits {
  readonly address: Readonly<Record<OpenCall, Limit>>;
  readonly provenNumber: Readonly<Record<ProvenCall, Limit>>;
  readonly person: Limit;
}

const minute = 60;
const quarterHour = 15 * minute;

export const defaultLimits: Limits = {
  // High, since a mobile carrier puts thousands of people behind one address.
  address: {
    checkUser: { points: 600, seconds: quarterHour },
    login: { points: 300, seconds: quarterHour },
    signup: { points: 300, seconds: quarterHour },
  },
  // Each takes a code that the provider sent, and it sends far fewer to a number.
  provenNumber: {
    login: { points: 20, seconds: quarterHour },
    signup: { points: 20, seconds: quarterHour },
  },
  // A page begins with up to four calls: this is more than a new page every second, for a whole minute.
  person: { points: 300, seconds: minute },
};
