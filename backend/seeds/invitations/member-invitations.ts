import type { RsvpQuestion } from '#domain/rsvp.ts';
import type { OrganisationSeed } from '../organisations/organisation-seed.ts';
import { nallamalaTrekkers } from './nallamala-trekkers.ts';
import { readersHouse } from './readers-house.ts';
import { tungabhadraRowers } from './tungabhadra-rowers.ts';
import type { Rhythm } from './turns.ts';
import { zariWeavers } from './zari-weavers.ts';

/** An organisation that invites people to join. */
export interface MemberInvitationSeed {
  readonly organisation: OrganisationSeed;
  readonly rsvpQuestionnaire: readonly RsvpQuestion[];
  readonly deadline: Rhythm;
}

/**
 * Organisations that invite the demonstration's person: with a late deadline, a near one and a past
 * one.
 */
export const memberInvitations: readonly MemberInvitationSeed[] = [
  {
    organisation: nallamalaTrekkers,
    rsvpQuestionnaire: [
      joining('Will you walk with us?'),
      { questionId: 'q_custom_1', questionText: 'Where shall we go first?', type: 'text' },
      {
        questionId: 'q_custom_2',
        questionText: 'Do you have a tent of your own?',
        type: 'boolean',
      },
    ],
    deadline: { firstDay: '2026-01-08', everyDays: 14, noticeHours: 72 },
  },
  {
    organisation: tungabhadraRowers,
    rsvpQuestionnaire: [],
    deadline: { firstDay: '2026-01-03', everyDays: 2, noticeHours: 12 },
  },
  {
    organisation: zariWeavers,
    rsvpQuestionnaire: [
      joining('Would you like to learn to weave?'),
      { questionId: 'q_custom_1', questionText: 'How many mornings a week?', type: 'number' },
    ],
    deadline: { firstDay: '2026-01-08', everyDays: 14, noticeHours: -14 * 24 },
  },
];

/** The organisation that invites everyone. */
export const openMemberInvitation: MemberInvitationSeed = {
  organisation: readersHouse,
  rsvpQuestionnaire: [joining('Would you like to read with us?')],
  deadline: { firstDay: '2026-01-04', everyDays: 28, noticeHours: 14 * 24 },
};

function joining(questionText: string): RsvpQuestion {
  return { questionId: 'q_attending', questionText, type: 'boolean' };
}
