import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailMissing } from '#domain/registration.texts.ts';
import { texts } from '#domain/texts.ts';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { Login } from '../../src/views/login/login.tsx';
import { aadhaarHint, isNew, readTerms } from '../../src/views/registration/registration.texts.ts';
import { Registration } from '../../src/views/registration/registration.tsx';
import { Dialog } from '../../src/views/ui/dialog.tsx';
import { setStage } from '../model/harness/view.tsx';
import { dateField, field, terms } from '../world/screen.ts';

function open(form: 'login' | 'registration') {
  const { environment, user } = setStage();
  render(
    <EnvironmentContext value={environment}>
      {form === 'login' ? <Login /> : <Registration mobileNumber="+919876543210" />}
      <button type="button">Close</button>
    </EnvironmentContext>,
  );
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });

test('Login: a number that is not whole is told once its field is left, and not while it is typed', async () => {
  const user = open('login');
  await user.type(field('Mobile number'), '98765');
  expect(field('Mobile number')).not.toHaveAccessibleDescription();
  expect(button('Proceed')).not.toHaveAccessibleDescription();
  await user.tab();
  await waitFor(() =>
    expect(field('Mobile number')).toHaveAccessibleDescription(texts.numberNotWhole),
  );
  expect(button('Proceed')).toHaveAccessibleDescription(texts.numberNotWhole);
  await user.type(field('Mobile number'), '43210');
  expect(field('Mobile number')).not.toHaveAccessibleDescription();
  expect(button('Proceed')).toBeEnabled();
});

test('Login: a number that is empty when its field is left is told by the button, and is no error of the field: the country may come first', async () => {
  const user = open('login');
  await user.tab();
  await waitFor(() => expect(button('Proceed')).toHaveAccessibleDescription(texts.numberMissing));
  expect(field('Mobile number')).toBeValid();
});

test('Login, registration: a field that has to be filled says so', () => {
  open('login');
  expect(field('Mobile number')).toBeRequired();
  open('registration');
  for (const one of [field('Full Name'), dateField(), field('Aadhaar')]) expect(one).toBeRequired();
});

test('Login: its number has the focus, also where it opens over a dialog of the page, as when the session ends there', async () => {
  const { environment } = setStage();
  const dialogs = (login: boolean) => (
    <EnvironmentContext value={environment}>
      <Dialog title="Doctor Services" onClose={() => undefined}>
        <button type="button">Try again</button>
      </Dialog>
      {login && (
        <Dialog title="Log in or sign up" onClose={() => undefined}>
          <Login />
        </Dialog>
      )}
    </EnvironmentContext>
  );
  const { rerender } = render(dialogs(false));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(dialogs(true));
  await waitFor(() => expect(field('Mobile number')).toHaveFocus());
});

test('Login: a window that loses the focus leaves no field', async () => {
  const user = open('login');
  await user.type(field('Mobile number'), '98765');
  field('Mobile number').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await user.keyboard('4');
  expect(button('Proceed')).not.toHaveAccessibleDescription();
});

test('Registration: the field that has the focus first is described by why a form has come in the place of the code, and that of Aadhaar by what it asks for', () => {
  open('registration');
  expect(field('Full Name')).toHaveAccessibleDescription(isNew('+91 98765 43210').join(''));
  expect(field('Aadhaar')).toHaveAccessibleDescription(aadhaarHint);
});

test('Registration: each field that is left says what it lacks, and Register says all that is missing', async () => {
  const user = open('registration');
  await user.type(field('Full Name'), 'Asha');
  expect(button('Register')).not.toHaveAccessibleDescription();
  await user.tab();
  await waitFor(() =>
    expect(button('Register')).toHaveAccessibleDescription(
      'Still missing: Date of birth, Aadhaar, agreement to the terms and conditions.',
    ),
  );
  expect(dateField()).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(field('Aadhaar'));
  await waitFor(() => expect(dateField()).toHaveAccessibleDescription(detailMissing.dob));
  await user.type(field('Aadhaar'), '12345');
  expect(field('Aadhaar')).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(terms());
  await user.click(terms());
  await user.tab();
  await waitFor(() => expect(field('Aadhaar')).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(terms()).toHaveAccessibleDescription(detailMissing.agreed));
});

test('Registration: the browser is asked to keep no Aadhaar digits, and the terms open beside what was typed', () => {
  open('registration');
  expect(field('Aadhaar')).toHaveAttribute('autocomplete', 'off');
  const link = screen.getByRole('link', { name: readTerms });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test.each([
  { name: 'Change number', where: 'in the form' },
  { name: 'Close', where: 'outside the form' },
])(
  'Registration: a press $where that leaves a field ends before the error moves the pressed button',
  async ({ name }) => {
    const user = open('registration');
    await user.pointer({ keys: '[MouseLeft>]', target: button(name) });
    // By then a field that was not left by a press is told.
    await new Promise((resolve) => setTimeout(resolve));
    expect(field('Full Name')).not.toHaveAttribute('aria-invalid', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(field('Full Name')).toHaveAttribute('aria-invalid', 'true'));
  },
);
