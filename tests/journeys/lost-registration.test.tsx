import { expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok } from '../world/answers.ts';
import { enterNumber, press } from '../world/person/person.ts';
import { dialog, dialogs, expectNoDialog, field, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const host = vi.hoisted(() => ({ isDown: true }));

vi.mock('../../src/views/registration/registration.tsx', async (importOriginal) => {
  const { Registration } = await importOriginal<Record<'Registration', unknown>>();
  return {
    get Registration() {
      if (host.isDown) throw new Error('The file did not arrive.');
      return Registration;
    },
  };
});

it('Login: where the code of the registration did not arrive, a message says so, and the next press opens the login', async () => {
  network.answer('checkUser', ok({ exists: false }));
  await visit('/home');
  // It was rendered ahead, as on a page that rests.
  await until(() => expect(document.querySelector('[name=mobileNumber]')).not.toBeNull());
  await enterNumber();
  await press('Proceed');
  await until(() => expect(toasts()).toEqual([texts.signInNotLoaded]));
  await until(expectNoDialog);
  host.isDown = false;
  await enterNumber();
  await press('Proceed');
  await until(() => expect(dialog(dialogs.registration).contains(field('Full Name'))).toBe(true));
});
