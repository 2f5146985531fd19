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
  /** Accounts that are made with one number. */
  readonly accounts: Limit;
  readonly person: Limit;
}

const minute = 60;
const quarterHour = 15 * minute;
const day = 24 * 60 * minute;

export const defaultLimits: Limits = {
  // High, since a mobile carrier puts thousands of people behind one address.
  address: {
    checkUser: { points: 600, seconds: quarterHour },
    login: { points: 300, seconds: quarterHour },
    signup: { points: 300, seconds: quarterHour },
  },
  // The provider sends far fewer codes to a number, and each proves it for five minutes.
  provenNumber: {
    login: { points: 20, seconds: quarterHour },
    signup: { points: 20, seconds: quarterHour },
  },
  // Each has all its quotas: a number that deletes its account would begin them anew without end.
  accounts: { points: 3, seconds: day },
  // A page begins with up to four calls: this is more than a new page every second, for a whole minute.
  person: { points: 300, seconds: minute },
};
