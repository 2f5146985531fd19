import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { claimPorts, freePorts, portsFrom, sentenceFor } from '../../scripts/stack/ports.ts';

describe('Ports of the stack', () => {
  test('the usual ports are used unless the environment names others', () => {
    expect(portsFrom({})).toEqual({ app: 5173, backend: 8787, auth: 9099, push: 9098 });
    expect(portsFrom({ APP_PORT: '6000', BACKEND_PORT: '', AUTH_EMULATOR_PORT: '6002' })).toEqual({
      app: 6000,
      backend: 8787,
      auth: 6002,
      push: 9098,
    });
  });

  test.each(['0', '65536', 'x', '80.5', '-1'])('the port “%s” is refused', (port) => {
    expect(() => portsFrom({ APP_PORT: port })).toThrow(
      `APP_PORT is “${port}”: give it a port from 1 to 65535.`,
    );
  });

  test('equal ports of two services are refused', () => {
    expect(() => portsFrom({ APP_PORT: '8787' })).toThrow(
      'The app and the backend cannot share port 8787: change APP_PORT or BACKEND_PORT.',
    );
  });

  test('freely chosen ports are free', async () => {
    await expect(claimPorts(await freePorts())).resolves.toBeUndefined();
  });

  test.each(['127.0.0.1', '::1', '0.0.0.0'])('a server on %s makes a port taken', async (host) => {
    const stranger = createServer();
    await new Promise<void>((resolve) => {
      stranger.listen(0, host, () => resolve());
    });
    const { port } = stranger.address() as AddressInfo;
    await expect(claimPorts({ ...(await freePorts()), backend: port })).rejects.toThrow(
      sentenceFor('taken', port, 'the backend', 'BACKEND_PORT'),
    );
    stranger.close();
  });

  test('a taken port is named with the variable that changes it', () => {
    expect(sentenceFor('taken', 5173, 'the app', 'APP_PORT')).toBe(
      'Port 5173, where the app should listen, is taken: stop what uses it, or choose another one with APP_PORT=6173.',
    );
  });

  test('a port that needs more rights is named with the variable that changes it', () => {
    expect(sentenceFor('forbidden', 80, 'the app', 'APP_PORT')).toBe(
      'Port 80, where the app should listen, is not allowed to this user: choose another one with APP_PORT=1080.',
    );
  });
});
