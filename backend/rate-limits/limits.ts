/** At most `points` requests in `seconds`. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export type LimitedCall = 'checkUser' | 'login' | 'signup';

/** A limit for each address and one for each mobile number. */
export type Limits = Readonly<Record<LimitedCall, { address: Limit; number: Limit }>>;

const quarterHour = 15 * 60;

/** The limits by address are high, since a mobile carrier puts thousands of people behind one. */
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
