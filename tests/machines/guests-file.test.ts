import { describe, expect, it } from 'vitest';
import { guestsFileMachine } from '../../src/machines/guests-file.ts';
import { answered, garba } from '../model/flows/hosting.ts';
import { startFlow, toast } from './harness.ts';

const start = () => startFlow(guestsFileMachine, (shell) => ({ shell }));
const saved = toast('The list of guests was saved as a file.', 'success');
const notSaved = toast('The list of guests could not be saved as a file.', 'failure');

describe('Guests file', () => {
  it('saves the guests once, however often it is asked for meanwhile, and then as they are by then', async () => {
    const file = start();
    for (const _ of [1, 2]) file.send({ type: 'guestsFile.requested', event: garba });
    expect(file.news()).toEqual({ at: 'saving (busy)', asked: [['saveGuests', { event: garba }]] });
    await file.answer('saveGuests');
    expect(file.news()).toEqual({ at: 'offering', told: [saved] });
    file.send({ type: 'guestsFile.requested', event: answered });
    expect(file.news()).toMatchObject({ asked: [['saveGuests', { event: answered }]] });
  });

  it('says that the file could not be made, and offers it again', async () => {
    const file = start();
    file.send({ type: 'guestsFile.requested', event: answered });
    file.news();
    await file.fail('saveGuests');
    expect(file.news()).toEqual({ at: 'offering', told: [notSaved] });
  });
});
