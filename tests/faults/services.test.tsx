import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '../../src/domain/texts.ts';
import { ok, service, silence, token } from './support/answers.ts';
import { describeCall, type PressedCall } from './support/describe-call.ts';
import { signedIn } from './support/device.ts';
import type { Fault } from './support/faults.ts';
import {
  dialog,
  dialogs,
  expectNoDialog,
  expectSignedOut,
  inDialog,
  stored,
  toasts,
} from './support/looks.ts';
import { press, pressTwiceByKey } from './support/person.ts';
import { breathe, network, until, visit } from './support/visit.tsx';

const doctors: PressedCall = {
  call: 'listServices',
  whose: 'of a visitor',
  sent: { method: 'GET', path: '/services/category/Doctor', bearer: null, body: null },
  wrongShape: { services: [{ ...service, price: 'dear' }] },
  arrive: () => visit('/categories'),
  button: 'Doctor Available',
  twice: pressTwiceByKey,
  toasts: () => [texts.servicesFailed],
  kept: 'the category stays open and can be tried again',
  asItWas: (fault) => {
    if (fault.kind === 'unauthorized') return expectLoginOver('/categories');
    expect(dialog(dialogs.doctors)).toBeDefined();
    expect(screen.queryByText(service.name)).toBeNull();
    expect(screen.queryByText(texts.servicesLoading)).toBeNull();
  },
  again: texts.tryAgain,
  endsSessionOn401: true,
  good: ok({ services: [service] }),
  goesOn: () => expect(inDialog(dialogs.doctors, service.name)).toBeDefined(),
  leave: () => press('Close'),
  left: expectNoDialog,
};

describeCall(doctors);

describeCall({
  ...doctors,
  whose: 'of somebody signed in',
  sent: { ...doctors.sent, bearer: token },
  arrive: async () => {
    await visit('/dashboard', signedIn);
    await until(() => screen.getByRole('heading', { level: 1 }));
  },
  asItWas: (fault: Fault) => {
    if (fault.kind === 'unauthorized') return expectLoginOver('/dashboard');
    doctors.asItWas(fault);
    expect(stored()).toMatchObject({ token });
  },
  left: () => {
    expectNoDialog();
    expect(stored()).toMatchObject({ token });
  },
});

it('never shows a late answer under another category', async () => {
  await visit('/categories');
  const release = network.hold('listServices');
  await press('Doctor Available');
  await until(() => expect(network.sent('listServices')).toHaveLength(1));
  await press('Close');
  network.answer('listServices', silence);
  await press('Sports Available');
  release(ok({ services: [service] }));
  await breathe();
  expect(inDialog(texts.categoryTitle('Sports'), texts.servicesLoading)).toBeDefined();
  expect(screen.queryByText(service.name)).toBeNull();
});

it('shows what partners write as text, whatever is in it', async () => {
  const name = '<img src="x" onerror="alert(1)"> & <b>Sons</b>';
  const description = '<script>alert(1)</script>';
  network.answer('listServices', ok({ services: [{ ...service, name, description }] }));
  await visit('/categories');
  await press('Doctor Available');
  await until(() => expect(inDialog(dialogs.doctors, name)).toBeDefined());
  expect(inDialog(dialogs.doctors, description)).toBeDefined();
  expect(document.querySelector('[onerror], .service-card b, .service-card script')).toBeNull();
});

/** The 401 rule: no session any more, the login open, and the page in its place. */
function expectLoginOver(path: string): void {
  expect(dialog(dialogs.login)).toBeDefined();
  expectSignedOut();
  expect(window.location.pathname).toBe(path);
  expect(document.querySelector('h1')).not.toBeNull();
  expect(toasts()).toEqual([texts.servicesFailed]);
}
