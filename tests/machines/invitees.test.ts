import { describe, expect, it } from 'vitest';
import type { InviteesDraft } from '#domain/invitees.ts';
import { inviteesMachine } from '../../src/machines/invitees.ts';
import '../setup-countries.ts';
import { alert, startFlow, toast } from './harness.ts';

const asha = '+919876543210';
const ravi = '+919876543211';
const nobody: InviteesDraft = { country: 'IN', text: '', numbers: [] };
const check = (message: string) => alert('Check the numbers', message);

function start(draft: Partial<InviteesDraft> = {}) {
  const input = { ...nobody, ...draft };
  return startFlow(inviteesMachine, (told) => ({ owner: told, shell: told, draft: input }));
}

function changed(draft: Partial<InviteesDraft>) {
  return { type: 'invitees.changed', invitees: { ...nobody, ...draft } };
}

describe('Invitees', () => {
  it('Invitees: numbers get the calling code of the chosen country', () => {
    const invitees = start();
    expect(invitees.news()).toEqual({ at: 'entering' });
    invitees.send({ type: 'country.changed', country: 'SG' });
    invitees.send({ type: 'number.changed', text: '8123 4567' });
    expect(invitees.news()).toEqual({
      at: 'entering',
      told: [changed({ country: 'SG' }), changed({ country: 'SG', text: '8123 4567' })],
    });
    invitees.send({ type: 'numbers.submitted' });
    expect(invitees.news().told).toEqual([changed({ country: 'SG', numbers: ['+6581234567'] })]);
  });

  it('Invitees: numbers are added by the button, by a comma, and by pasting a list', () => {
    const text = '98765 43210';
    const numbers = [asha];
    const typed = start({ text });
    typed.send({ type: 'numbers.submitted' });
    expect(typed.news().told).toEqual([changed({ numbers })]);
    const comma = start({ text });
    comma.send({ type: 'number.changed', text: `${text},` });
    expect(comma.news().told).toEqual([changed({ numbers })]);
    const pasted = start();
    pasted.send({ type: 'numbers.pasted', text: `${text}\n98765 43211` });
    expect(pasted.news().told).toEqual([changed({ numbers: [asha, ravi] })]);
  });

  it('Invitees: a blank field adds no number', () => {
    const invitees = start({ text: '  ' });
    invitees.send({ type: 'numbers.submitted' });
    expect(invitees.news()).toEqual({ at: 'entering' });
  });

  it('Invitees: texts that are no numbers stay in the field, and each wrong or repeated one has its alert', () => {
    const invitees = start({ text: '+12, 98765 43210', numbers: [asha] });
    invitees.send({ type: 'numbers.submitted' });
    expect(invitees.news().told).toEqual([
      check('Invalid number format: +12'),
      check('Number already added: 98765 43210'),
      changed({ text: '+12', numbers: [asha] }),
    ]);
  });

  it.each([
    [5, 5],
    [6, 1],
  ])('Invitees: a list with %i wrong numbers raises %i alerts', (wrong, alerts) => {
    const invitees = start({ text: Array.from({ length: wrong }, (_, at) => `+${at}`).join(',') });
    invitees.send({ type: 'numbers.submitted' });
    const told = invitees.news().told?.flatMap((event) => event.alert?.message ?? []) ?? [];
    expect(told).toHaveLength(alerts);
    expect(told.join('\n').split('\n')).toHaveLength(wrong);
    expect(told[0]).toContain('Invalid number format: +0');
  });

  it('Invitees: an event takes 200 numbers, and the others stay in the field', () => {
    const numbers = Array.from(
      { length: 200 },
      (_, at) => `+9198765${String(at).padStart(5, '0')}`,
    );
    const invitees = start({ text: '8765412345', numbers });
    invitees.send({ type: 'numbers.submitted' });
    expect(invitees.news().told).toEqual([
      check('An event takes at most 200 invitees.'),
      changed({ text: '8765412345', numbers }),
    ]);
  });

  it('Invitees: numbers can be removed one by one, and the next event begins without them, in the same country', () => {
    const invitees = start({ country: 'SG', text: '81', numbers: [asha, ravi] });
    invitees.send({ type: 'invitee.removed', number: asha });
    invitees.send({ type: 'invitees.cleared' });
    expect(invitees.news().told).toEqual([
      changed({ country: 'SG', text: '81', numbers: [ravi] }),
      changed({ country: 'SG' }),
    ]);
  });
});

describe('Invitees from the device’s contacts', () => {
  it('Invitees: numbers from the contacts are added together with the one that was typed', async () => {
    const invitees = start({ text: ' 98765 43210 ' });
    invitees.send({ type: 'contacts.requested' });
    expect(invitees.news()).toEqual({
      at: 'pickingContacts (busy)',
      asked: [['pickContacts']],
    });
    await invitees.answer('pickContacts', ['98765 43211']);
    expect(invitees.news()).toEqual({
      at: 'entering',
      told: [changed({ numbers: [asha, ravi] })],
    });
  });

  it('Invitees: numbers from the contacts are added alone if nothing was typed', async () => {
    const invitees = start();
    invitees.send({ type: 'contacts.requested' });
    await invitees.answer('pickContacts', ['12']);
    expect(invitees.news().told).toEqual([
      check('Invalid number format: 12'),
      changed({ text: '12' }),
    ]);
  });

  it('Invitees: a pick of no contact changes nothing', async () => {
    const invitees = start({ text: '98765 43210' });
    invitees.send({ type: 'contacts.requested' });
    invitees.news();
    await invitees.answer('pickContacts', []);
    expect(invitees.news()).toEqual({ at: 'entering' });
  });

  it('Invitees: the next event begins without any, also while the device still shows its contacts', () => {
    const invitees = start({ numbers: [asha] });
    invitees.send({ type: 'contacts.requested' });
    invitees.send({ type: 'invitees.cleared' });
    expect(invitees.news()).toMatchObject({ at: 'entering', told: [changed({})] });
  });

  it('Invitees: contacts that cannot be opened raise a toast', async () => {
    const invitees = start();
    invitees.send({ type: 'contacts.requested' });
    invitees.news();
    await invitees.fail('pickContacts');
    expect(invitees.news()).toEqual({
      at: 'entering',
      told: [toast('Your contacts could not be opened.', 'failure')],
    });
  });
});
