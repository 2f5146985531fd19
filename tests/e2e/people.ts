import { expect, type Locator, type Page } from '@playwright/test';
import type { Call, RequestOf, ResponseOf } from '#domain/contract/call.ts';
import { login, signup } from '#domain/contract/sign-in.ts';
import type { StoredSession } from '#domain/session.ts';
import { latestCode } from '../../scripts/stack/codes.ts';
import { proofOf } from '../../scripts/stack/proof.ts';
import type { menuItems } from '../world/menu.ts';
import type { RunningStack } from './stack.ts';

/** The account that every stack begins with. */
const demoNumber = '+919876543210';

export interface Person {
  /** E.164. */
  readonly number: string;
  /** The newest unused one-time code that was sent to the number, waiting up to a minute for it. */
  code(): Promise<string>;
}

/** A person with an account, and a session of it. */
export interface Member extends Person {
  readonly session: StoredSession & { token: string; userID: string };
}

let numbersGiven = 0;

/** The people of a stack. Journeys whose claim is about the sign-in take a newcomer through it. */
export class People {
  readonly #stack: Pick<RunningStack, 'apiUrl' | 'authUrl'>;
  readonly #worker: number;

  constructor(stack: Pick<RunningStack, 'apiUrl' | 'authUrl'>, worker: number) {
    this.#stack = stack;
    this.#worker = worker;
  }

  /** A person whose number no account has. */
  newcomer(): Person {
    numbersGiven += 1;
    const worker = String(this.#worker).padStart(3, '0');
    return this.#personOf(`+9190${worker}${String(numbersGiven).padStart(5, '0')}`);
  }

  /** A person with a new account. */
  async member(fullName: string): Promise<Member> {
    const person = this.newcomer();
    return this.registered(person, fullName);
  }

  /** A newcomer with the account that they have made since. */
  async registered(person: Person, fullName: string): Promise<Member> {
    const request = {
      full_name: fullName,
      mobile_number: person.number,
      aadhaar6: '123456',
      dob: '1990-02-03',
    };
    const { token, userID } = await this.#send(signup, request, proofOf(person.number));
    return { ...person, session: sessionOf(token, userID) };
  }

  /** The person of the demonstration, whose account has a past. */
  async demo(): Promise<Member> {
    const person = this.#personOf(demoNumber);
    const request = { mobile_number: demoNumber };
    const { token, userID } = await this.#send(login, request, proofOf(demoNumber));
    return { ...person, session: sessionOf(token, userID) };
  }

  /** The answer to a call that a member makes without the screens. */
  async ask<C extends Call>({ session }: Member, call: C, request: RequestOf<C>) {
    return this.#send(call, request, session.token);
  }

  #personOf(number: string): Person {
    return { number, code: () => latestCode(this.#stack.authUrl, number) };
  }

  async #send<C extends Call>(call: C, request: RequestOf<C>, bearer: string) {
    const fields: Readonly<Record<string, unknown>> = Object(request);
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => String(fields[name]));
    const answer = await fetch(`${this.#stack.apiUrl}${path}`, {
      method: call.method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as ResponseOf<C>;
  }
}

function sessionOf(token: string | null | undefined, userID: string | null | undefined) {
  if (!token || !userID) throw new Error('The service has opened no session.');
  return { token, userID, userLocation: null, isAuthenticated: true };
}

/** Opens the login with the header's button and proceeds with a number. */
async function proceedWith(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await enterNumber(page, number);
}

/** Proceeds with a number in the login that is open; the page beneath may have such a field too. */
export async function enterNumber(page: Page, number: string): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log in or sign up' });
  await login.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await login.getByRole('button', { name: 'Proceed' }).click();
}

/** Types the newest code that was sent to a person, and verifies it. */
export async function enterCode(page: Page, { code }: Person): Promise<void> {
  await expect(page.getByText(/^We sent a code to/)).toBeVisible();
  await verify(page, await code());
}

/** Types a one-time code and verifies it. */
export async function verify(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'One-time code' }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Fills the registration in and sends it. */
export async function register(page: Page, fullName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(fullName);
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByRole('textbox', { name: 'Aadhaar' }).fill('123456');
  await page.getByRole('checkbox', { name: 'I agree to terms and conditions' }).check({
    force: true,
  });
  await page.getByRole('button', { name: 'Register' }).click();
}

/** From any page with a header to a member's dashboard. */
export async function signIn(page: Page, member: Person): Promise<void> {
  await proceedWith(page, member.number);
  await enterCode(page, member);
  await expect(page).toHaveURL('/dashboard');
}

/** In the login that came over a page whose session ended, signs in and goes back to that page. */
export async function signInAgain(page: Page, member: Person): Promise<void> {
  await enterNumber(page, member.number);
  await enterCode(page, member);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
}

/** Opens the menu and takes one of its ways. The menu itself is a dialog until it is gone. */
export async function chooseFromMenu(page: Page, item: (typeof menuItems)[number]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
}

/** The first event invitation on the page: those of organisations may come before it, and stand below. */
export function firstEvent(page: Page): Locator {
  const events = page.getByRole('region', { name: 'Event Invitations' });
  return events.getByRole('article').first();
}
