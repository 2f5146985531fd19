import { describe, expect, it } from 'vitest';
import { guestsFileMachine } from '../../src/machines/guests-file.ts';
import { answered, garba } from '../model/flows/hosting.ts';
import { startFlow, toast } from './harness.ts';

const start = () => startFlow(guestsFileMachine, (shell) => ({ shell }));
const saved = toast('The list of guests was saved as a file.', 'success', 'guests');
const notSaved = toast('The list of guests could not be saved as a file.', 'failure', 'guests');

describe('Guests file', () => {
  it('Guests file: several presses save the guests once, and a later press saves them as they are then', async () => {
    const file = start();
    for (const _ of [1, 2]) file.send({ type: 'guestsFile.requested', event: garba });
    expect(file.news()).toEqual({ at: 'saving (busy)', asked: [['saveGuests', { event: garba }]] });
    await file.answer('saveGuests');
    expect(file.news()).toEqual({ at: 'offering', told: [saved] });
    file.send({ type: 'guestsFile.requested', event: answered });
    expect(file.news()).toMatchObject({ asked: [['saveGuests', { event: answered }]] });
  });

  it('Guests file: a file that could not be made says so, and is offered again', async () => {
    const file = start();
    file.send({ type: 'guestsFile.requested', event: answered });
    file.news();
    await file.fail('saveGuests');
    expect(file.news()).toEqual({ at: 'offering', told: [notSaved] });
  });
});
