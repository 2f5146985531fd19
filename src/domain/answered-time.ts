import * as v from 'valibot';
import { IsoInstant } from './ids.ts';

/**
 * A day or an instant in an answer, as an ISO text: some services write it as seconds or milliseconds
 * since 1970, also as a text, as the date of an HTTP header, or as an object with seconds and nanoseconds.
 */
export const AnsweredTime = v.pipe(v.unknown(), v.transform(toIso), v.string());

/** An instant in an answer, as an ISO text. */
export const AnsweredInstant = v.pipe(AnsweredTime, IsoInstant);

function toIso(said: unknown): unknown {
  if (typeof said === 'string') {
    if (digits.test(said)) return toIso(Number(said));
    return httpDate.test(said) ? new Date(said).toJSON() : said;
  }
  if (typeof said === 'number') {
    if (said < firstSeconds) return null;
    return new Date(said < firstMilliseconds ? said * 1_000 : said).toJSON();
  }
  if (typeof said !== 'object' || said === null) return said;
  const part = (name: string) => Number(Reflect.get(said, `_${name}`) ?? Reflect.get(said, name));
  return new Date(part('seconds') * 1_000 + part('nanoseconds') / 1_000_000).toJSON();
}

/** Fewer digits are no time since 1970. */
const digits = /^\d{9,13}$/;

/** Such as 'Tue, 10 Mar 2026 18:29:59 GMT' (RFC 9110). */
const httpDate = / GMT$/;

/** Both in 1973: a smaller number is no time, and as seconds the second would be in the year 5138. */
const [firstSeconds, firstMilliseconds] = [1e8, 1e11];
