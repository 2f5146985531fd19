import * as v from 'valibot';
import { Account } from '../account.ts';
import { Id } from '../ids.ts';
import { Language } from '../language.ts';
import { call } from './call.ts';

/** The name and number of a person, and the devices that are signed in (§22.60). */
export const getAccount = call({
  name: 'getAccount',
  method: 'GET',
  path: '/account',
  query: ['user_id'],
  request: v.object({ user_id: Id }),
  response: Account,
});

/** Ends a session of the person by its id, which is not its token; a repeat is a success (§22.61). */
export const endSession = call({
  name: 'endSession',
  method: 'POST',
  path: '/sessions/{id}/end',
  request: v.object({ id: Id, user_id: Id }),
  response: v.unknown(),
});

/**
 * Everything that the service holds about the person, for them to keep: the service decides how it is
 * written (§22.62).
 */
export const getAccountData = call({
  name: 'getAccountData',
  method: 'GET',
  path: '/account/data',
  query: ['user_id'],
  request: v.object({ user_id: Id }),
  response: v.record(v.string(), v.unknown()),
});

/** Keeps the language that the person chose (§22.125). */
export const keepLanguage = call({
  name: 'keepLanguage',
  method: 'POST',
  path: '/account/language',
  request: v.object({ user_id: Id, language: Language }),
  response: v.unknown(),
});

/**
 * Deletes the account of the bearer. `proof` is the provider's ID token, which proves the account's
 * number anew (§22.63).
 */
export const deleteAccount = call({
  name: 'deleteAccount',
  method: 'POST',
  path: '/account/delete',
  request: v.object({
    user_id: Id,
    proof: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_192)),
  }),
  response: v.unknown(),
});
