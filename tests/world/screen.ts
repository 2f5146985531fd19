import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';

export const dialogs = {
  login: 'Log in or sign up',
  registration: 'Create your account',
  doctors: texts.categoryTitle('Doctor'),
} as const;

const searchFields = [texts.searchServices, 'Find a resource'];

export function field(label: string): HTMLInputElement {
  const role = searchFields.includes(label) ? 'searchbox' : 'textbox';
  return screen.getByRole(role, { name: label });
}

/** A date field has no role of its own. */
export function dateField(): HTMLInputElement {
  return screen.getByLabelText('Date of birth');
}

export function terms(): HTMLInputElement {
  return screen.getByRole('checkbox', { name: texts.agreeToTerms });
}

/** A button that can be pressed. */
export function enabled(name: string | RegExp): HTMLElement {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  if (button.disabled || button.getAttribute('aria-disabled') === 'true')
    throw new Error(`${name} cannot be pressed.`);
  return button;
}

export function dialog(name: string): HTMLElement {
  return screen.getByRole('dialog', { name });
}

/** What stands in an open dialog in these words. */
export function inDialog(name: string, text: string | RegExp): HTMLElement {
  return within(dialog(name)).getByText(text);
}

/** The toasts on the screen, oldest first. */
export function toasts(): string[] {
  return Array.from(document.querySelectorAll('.toast p'), (toast) => toast.textContent);
}

/** The session as the device keeps it. */
export function stored(): Record<string, unknown> {
  return JSON.parse(localStorage.getItem('timewell.session') ?? '{}');
}

/** All that the device keeps, as one text. */
export function kept(): string {
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).replaceAll('\\', '');
}

/** The place in the header, also under a dialog. */
export function place(): string {
  return screen.getByText(/ - /, { selector: '.header-place *' }).textContent;
}

export function expectNoDialog(): void {
  expect(screen.queryByRole('dialog')).toBeNull();
}

/** No alert on the screen, nor under what lies over it. */
export function expectNoAlert(): void {
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
}

export function expectSignedIn(token: string, userID: string): void {
  expectNoDialog();
  expect(window.location.pathname).toBe('/dashboard');
  expect(stored()).toMatchObject({ token, userID });
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
}

export function expectSignedOut(): void {
  expect(stored().token ?? null).toBeNull();
  expect(stored().userID ?? null).toBeNull();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
}

/** After a 401: the person is signed out, and the login is open over the page, which stays. */
export function expectLoginOver(path: string): void {
  expect(dialog(dialogs.login)).toBeVisible();
  expectSignedOut();
  expect(window.location.pathname).toBe(path);
  expect(document.querySelector('main h1')).not.toBeNull();
}
