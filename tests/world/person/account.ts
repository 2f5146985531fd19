import { accountTexts } from '#domain/account.texts.ts';
import { enterCode, press, type } from './person.ts';

/** The title of the question before an account is deleted. */
export const deleteQuestion = 'Delete your account?';

/** The field before an account is deleted. */
export const lastFour = 'Last four digits of your number';

/** Up to the point where the code is verified that deletes the account. */
export async function askToDelete(): Promise<void> {
  await press(accountTexts.deleteAccount);
  await type(lastFour, '3210');
  await press('Send the code');
  await enterCode();
}
