import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import type { ShellDraft } from '#domain/resume.ts';
import { emptySession, type StoredSession } from '#domain/session.ts';
import { appMachine } from '../../src/machines/app.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { FakePorts } from '../world/ports.ts';

/** The whole shell with its real session, notices and place, on a world that answers when told. */
export function startShell({
  stored = emptySession,
  draft = null,
}: {
  stored?: StoredSession;
  draft?: ShellDraft | null;
} = {}) {
  const fakes = new FakePorts();
  const clock = new SimulatedClock();
  const input = { stored, draft };
  const app = createActor(withServices(appMachine, fakes.actors), { input, clock });
  const emitted: AnyEventObject[] = [];
  app.on('*', (event) => emitted.push(event));
  app.start();
  const child = <Name extends 'session' | 'notices' | 'place'>(name: Name) => {
    const actor = app.getSnapshot().children[name];
    if (!actor) throw new Error(`The shell has no ${name}.`);
    return actor;
  };
  return {
    app,
    fakes,
    clock,
    emitted,
    session: () => child('session').getSnapshot(),
    notices: () => child('notices').getSnapshot(),
    askWhetherValid: () => child('session').send({ type: 'check.requested' }),
    /** The addresses that the shell has asked the router for. */
    wentTo: () => emitted.filter(({ type }) => type === 'route.requested').map(({ to }) => to),
    signIn: (userID: string) =>
      app.send({
        type: 'user.signedIn',
        userID,
        token: `token of ${userID}`,
        mobileNumber: '+919876543210',
      }),
  };
}

/** A session as it is stored. */
export function storedSessionOf(userID: string): StoredSession {
  return { userID, token: `token of ${userID}`, userLocation: null, isAuthenticated: true };
}
