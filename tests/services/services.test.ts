import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createServices } from '../../src/services/services.ts';
import { memory } from '../world/storage.ts';

it('Calls: once their module has arrived, a call leaves in the very press that makes it', async () => {
  const asked: string[] = [];
  const { listServices } = createServices({
    send: (call) => {
      asked.push(call.name);
      return new Promise(() => undefined);
    },
    geocoderUrl: '',
    phoneSignIn: { apiKey: '', authDomain: '', projectId: '', appId: '', emulatorUrl: null },
    store: memory(),
    checkSession: () => new Promise(() => undefined),
  });
  const press = () =>
    createActor(listServices, { input: { category: 'Doctor', place: null } }).start();
  press();
  await expect.poll(() => asked).toHaveLength(1);
  press();
  expect(asked).toHaveLength(2);
});
