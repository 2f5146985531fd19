import { linkingMachine } from '../../../src/machines/linking.ts';
import type { FlowModel } from '../harness/paths.ts';
import { isSilent } from './reasons.ts';

const mobileNumber = '+919876543210';

/** The invitations of a proven number, claimed for its user. */
export const linkingModel: FlowModel<typeof linkingMachine> = {
  machine: linkingMachine,
  inputs: { 'the app opens': () => undefined },
  events: {
    'number.proven': [{ userID: 'user of asha', mobileNumber }],
  },
  actors: {
    linkPending: {
      succeeds: { linked: undefined },
      refuses: isSilent,
    },
  },
};
