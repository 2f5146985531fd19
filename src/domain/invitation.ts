import * as v from 'valibot';
import { Id } from './ids.ts';
import { RsvpQuestion, RsvpResponses } from './rsvp.ts';

const invitation = {
  response_status: v.nullish(v.string(), 'pending'),
  inviteExpiryDate: v.nullish(v.string()),
  rsvpQuestionnaire: v.nullish(v.array(RsvpQuestion), []),
  rsvpResponses: v.nullish(RsvpResponses, {}),
};

/** An event that a person is invited to; `date` and `inviteExpiryDate` as ISO texts. */
export const InvitedEvent = v.object({
  event_id: Id,
  title: v.string(),
  date: v.string(),
  location: v.nullish(v.string()),
  ...invitation,
});

export type InvitedEvent = v.InferOutput<typeof InvitedEvent>;

/** An invitation to become a member of an organisation. */
export const MemberInvite = v.object({ org_id: Id, org_name: v.string(), ...invitation });

export type MemberInvite = v.InferOutput<typeof MemberInvite>;
