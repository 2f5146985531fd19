import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { appMachine } from '../../src/machines/app.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { EnvironmentContext, usePageOwner } from '../../src/views/flow/environment.ts';
import { FakePorts } from '../world/ports.ts';
import { memory } from '../world/storage.ts';

const stored: StoredSession = {
  userID: 'asha',
  token: 'token',
  userLocation: null,
  isAuthenticated: true,
};

it('Guarded page: after the session expires it still belongs to its user', () => {
  const app = open(stored);
  expect(owner()).toBe('asha');
  act(() => app.send({ type: 'token.refused', token: 'token' }));
  expect(app.getSnapshot().children.session?.getSnapshot().context.userID).toBeNull();
  expect(owner()).toBe('asha');
});

it('Guarded page: it belongs to the next user after another sign-in', () => {
  const app = open(stored);
  act(() => app.send({ type: 'token.refused', token: 'token' }));
  const mobileNumber = '+919123456789';
  act(() => app.send({ type: 'user.signedIn', token: 'another', userID: 'ravi', mobileNumber }));
  expect(owner()).toBe('ravi');
});

it('Guarded page: rendering it without a user throws an error', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => open(emptySession)).toThrow('Only a guarded page belongs to a user.');
});

function open(session: StoredSession) {
  const services = new FakePorts().actors;
  const input = { stored: session, draft: null };
  const app = createActor(withServices(appMachine, services), { input }).start();
  const drafts = createDrafts(memory(), memory());
  render(
    <EnvironmentContext value={{ app, services, drafts, preloadSignIn: () => undefined }}>
      <Owner />
    </EnvironmentContext>,
  );
  return app;
}

function Owner() {
  return <output>{usePageOwner()}</output>;
}

function owner(): string | null {
  return screen.getByRole('status').textContent;
}
