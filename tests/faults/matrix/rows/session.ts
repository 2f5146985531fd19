import { expect } from 'vitest';
import { untoldLanguageKey } from '#domain/language.ts';
import { mobileNumber, ok, userID } from '../../../world/answers.ts';
import { offerLanguages } from '../../../world/languages.ts';
import {
  enterCode,
  press,
  reachLoginCode,
  reachRegistrationCode,
} from '../../../world/person/person.ts';
import { network, visit } from '../../../world/visit.tsx';
import { background } from '../background.ts';
import { logOut } from '../log-out.ts';
import { pickColumns, type Rows, withExtraCells } from '../row.ts';
import { validateToken } from '../validate-token.ts';

/** What keeps a session, and what follows its beginning. */
export const sessionRows = {
  validateToken,
  logout: logOut({ call: 'logout', item: 'Logout', fields: {} }),
  logoutEverywhere: logOut({
    call: 'logoutEverywhere',
    item: 'Log out everywhere',
    fields: { seconds_ago: expect.any(Number) },
  }),
  keepLanguage: background({
    call: 'keepLanguage',
    where: 'after a language was chosen and a login',
    fields: { user_id: userID, language: 'te' },
    arrive: async () => {
      offerLanguages('en hi te', 'te');
      localStorage.setItem(untoldLanguageKey, 'te');
      network.answer('validateToken', ok({ valid: true, language: 'hi' }));
      await visit('/blog');
      await reachLoginCode();
      await enterCode();
    },
    button: 'Verify',
    good: ok({}),
    again: () => press('Menu'),
    said: ['OTP verified!'],
    saidOfFault: ['OTP verified!'],
  }),
  linkPending: withExtraCells(
    linkPendingAfter('a login', reachLoginCode, true, ['OTP verified!']),
    pickColumns(
      linkPendingAfter('a registration', reachRegistrationCode, false, [
        'OTP verified!',
        'Registration successful!',
      ]),
      'unauthorized',
      'doubleSubmit',
    ),
  ),
} satisfies Rows;

function linkPendingAfter(
  where: string,
  reachCode: () => Promise<void>,
  exists: boolean,
  said: readonly string[],
) {
  return background({
    call: 'linkPending',
    where: `after ${where}`,
    fields: { user_id: userID, contact: mobileNumber },
    arrive: async () => {
      await visit('/blog');
      network.answer('checkUser', ok({ exists, userID }));
      await reachCode();
      await enterCode();
    },
    button: 'Verify',
    good: ok({}),
    said,
    saidOfFault: said,
  });
}
