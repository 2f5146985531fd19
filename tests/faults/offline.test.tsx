import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { press } from '../world/person/person.ts';
import { dialog, dialogs, stored } from '../world/screen.ts';
import { network, reload, until, visit } from '../world/visit.tsx';

const note = () => screen.getByRole('status', { name: 'Connection' }).textContent;
const heading = () => screen.getByRole('heading', { level: 1 });
const seen = 'timewell.seen.asha.getTasks';

describe('Offline:', () => {
  it('a stored session opens the page under an offline note, and is checked once the network returns', async () => {
    await goOffline();
    await visit('/dashboard', signedIn);
    await until(heading);
    expect(note()).toBe(texts.offline);
    expect(network.sent('validateToken')).toEqual([]);
    await press('Menu');
    await until(() => screen.getByRole('menu'));
    await goOnline();
    await until(() => expect(network.sent('validateToken')).toHaveLength(1));
    expect(note()).toBe('');
    expect(stored()).toMatchObject({ token: signedIn.token });
    expect(screen.queryByRole('dialog', { name: dialogs.login })).toBeNull();
  });

  it('a token revoked meanwhile ends the session with the first answer', async () => {
    await goOffline();
    await visit('/dashboard', signedIn);
    await until(heading);
    network.answer('validateToken', ok({ valid: false }));
    await goOnline();
    await until(() => expect(dialog(dialogs.login)).toBeVisible());
    expect(stored()).toMatchObject({ token: null });
  });

  it('a token check that the lost network interrupts does not sign out', async () => {
    const release = network.hold('validateToken');
    await visit('/dashboard', signedIn);
    await until(() => expect(network.sent('validateToken')).toHaveLength(1));
    await goOffline();
    release(() => Promise.reject(new TypeError('fetch failed')));
    await until(heading);
    expect(stored()).toMatchObject({ token: signedIn.token });
  });

  it('a logout deletes the cached answers', async () => {
    localStorage.setItem(seen, '{}');
    await goOffline();
    await visit('/dashboard', signedIn);
    await until(heading);
    await press('Menu');
    (await until(() => screen.getByRole('menuitem', { name: 'Logout' }))).click();
    await until(() => expect(window.location.pathname).toBe('/home'));
    expect(localStorage.getItem(seen)).toBeNull();
  });

  it('a reload keeps the cached answers', async () => {
    localStorage.setItem(seen, '{}');
    await visit('/dashboard', signedIn);
    await until(heading);
    await goOffline();
    await reload();
    await until(heading);
    expect(localStorage.getItem(seen)).toBe('{}');
  });
});
