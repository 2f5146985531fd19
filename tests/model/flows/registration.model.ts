import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { RegistrationDetails, RegistrationDraft } from '#domain/registration.ts';
import { registrationMachine } from '../../../src/machines/registration.ts';
import type { FlowModel } from '../harness/paths.ts';
import { proofEndings } from './proof-endings.ts';

export const mobileNumber = '+919123456789';

export const today = '2026-06-15';

export const details: RegistrationDetails = {
  fullName: 'Asha Rao',
  dob: '1990-02-28',
  aadhaar: '123456',
  agreed: true,
};

/** What a reload leaves of the details. */
export const draft: RegistrationDraft = {
  details: { fullName: details.fullName, dob: details.dob, agreed: true },
  hadAadhaar: true,
};

/** A registration, begun afresh and gone on with after a reload. */
export const registrationModel: FlowModel<typeof registrationMachine> = {
  machine: registrationMachine,
  inputs: {
    afresh: (shell) => ({ shell, mobileNumber, draft: null }),
    'after a reload': (shell) => ({ shell, mobileNumber, draft }),
  },
  events: {
    'name.changed': [{ fullName: details.fullName }],
    'dob.changed': [{ dob: '2999-01-01' }, { dob: details.dob }],
    'aadhaar.changed': [{ text: '12345' }, { text: details.aadhaar }],
    'terms.changed': [{ agreed: true }, { agreed: false }],
    'details.submitted': [{ today }],
  },
  actors: {
    phoneProof: proofEndings,
  },
  isPossible: isNextField,
};

/** The fields are filled in from above, and each is put right before the next where it is wrong. */
function isNextField({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { fullName, dob, aadhaar, agreed }: RegistrationDetails = context.details;
  switch (event.type) {
    case 'name.changed':
      return fullName === '';
    case 'dob.changed':
      return fullName !== '' && dob !== details.dob && dob !== event.dob;
    case 'aadhaar.changed':
      return dob !== '' && aadhaar !== details.aadhaar && isInOrder(aadhaar, event.text, dob);
    case 'terms.changed':
      return aadhaar === details.aadhaar && agreed !== event.agreed;
    case 'number.abandoned':
      return fullName === '' || agreed;
    default:
      return true;
  }
}

/** An Aadhaar that is too short is typed once, after a date of birth that is right. */
function isInOrder(aadhaar: string, text: string, dob: string): boolean {
  return text === details.aadhaar || (aadhaar === '' && dob === details.dob);
}
