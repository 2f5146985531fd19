import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok } from '../world/answers.ts';
import { goOffline, goOnline } from '../world/connection.ts';
import { signedIn } from '../world/device.ts';
import { press } from '../world/person/person.ts';
import { dialog, dialogs, stored } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const note = () => screen.getByRole('status', { name: 'Connection' }).textContent;
const heading = () => screen.getByRole('heading', { level: 1 });

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
});
