/** At most `points` requests in `seconds`. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** The calls that are limited. */
export type LimitedCall = 'checkUser' | 'login' | 'signup';

/** For each limited call, the limit of one address and that of one mobile number. */
export type Limits = Readonly<Record<LimitedCall, { address: Limit; number: Limit }>>;

const quarterHour = 15 * 60;

/** Roomy by address, since a mobile carrier puts thousands of people behind one. */
export const defaultLimits: Limits = {
  checkUser: {
    address: { points: 600, seconds: quarterHour },
    number: { points: 30, seconds: quarterHour },
  },
  login: {
    address: { points: 300, seconds: quarterHour },
    number: { points: 20, seconds: quarterHour },
  },
  signup: {
    address: { points: 300, seconds: quarterHour },
    number: { points: 20, seconds: quarterHour },
  },
};
