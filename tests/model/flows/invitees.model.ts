import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { noInvitees } from '#domain/invitees.ts';
import { inviteesMachine } from '../../../src/machines/invitees.ts';
import type { FlowModel } from '../harness/paths.ts';

export const asha = '+919876543210';
export const ravi = '+919123456789';
export const meera = '+14155550132';

/** A list as it is pasted: a new number, one that is there already, and two that are none. */
export const pastedList = '91234 56789\n98765 43210\n12\ncall me';

/** Numbers are typed, pasted and picked, by somebody who begins and somebody who has one already. */
export const inviteesModel: FlowModel<typeof inviteesMachine> = {
  machine: inviteesMachine,
  inputs: {
    'nobody yet': (owner) => ({ owner, shell: owner, draft: noInvitees }),
    'one of them': (owner) => ({
      owner,
      shell: owner,
      draft: { ...noInvitees, numbers: [asha] },
    }),
  },
  events: {
    'country.changed': [{ country: 'US' }],
    'number.changed': [
      { text: '98765 43210' },
      { text: '98765 43210,' },
      { text: '415 555 0132' },
      { text: '12' },
    ],
    'numbers.pasted': [{ text: pastedList }],
    'invitee.removed': [{ number: asha }],
  },
  actors: {
    pickContacts: {
      succeeds: { some: ['+91 91234-56789', '98765 43210'] },
      refuses: { none: [] },
    },
  },
  isPossible: isWorthwhile,
};

/** Something new is put into an empty field, and each is followed until all of it is in or refused. */
function isWorthwhile({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { country, text, numbers } = context.draft;
  const { type } = event;
  const isEmpty = text === '';
  if (type.startsWith('xstate.')) return isEmpty || event.output?.length !== 0;
  if (country === 'US') {
    const isAmerican = event.text === '415 555 0132';
    return type === 'numbers.submitted' || (isEmpty && (isAmerican || type === 'invitees.cleared'));
  }
  if (type === 'country.changed') return isEmpty && numbers.length === 0;
  if (event.text === '415 555 0132') return false;
  if (type === 'number.changed') {
    return isEmpty ? numbers.length < 2 : event.text === `${text},`;
  }
  if (type === 'numbers.submitted') return !isMixed(text);
  if (type === 'numbers.pasted') return numbers.length < 2 && (isEmpty || text === '12');
  if (type === 'contacts.requested') return numbers.length === 0 && (isEmpty || text === '12');
  if (type === 'invitee.removed') return numbers.includes(asha) && isEmpty;
  return true;
}

/** What is left of the pasted list was refused once already. */
function isMixed(text: string): boolean {
  return text.includes('call me');
}
