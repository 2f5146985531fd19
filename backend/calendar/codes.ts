import { hostedBy, peopleInvited } from '#domain/calendar.texts.ts';
import { type StatusCode, statuses } from '#domain/calendar.ts';

interface Written {
  readonly status: string;
  readonly invitees?: string | undefined;
  readonly event_id?: string | null | undefined;
}

/** Sent beside the texts of an entry that the service wrote (§22.127). */
interface Codes {
  readonly status_code?: StatusCode;
  readonly host?: string;
  readonly invited?: number;
}

const codes = new Map(
  Object.entries(statuses).map(([code, text]) => [text, code as StatusCode] as const),
);

/**
 * The codes of an entry that the service wrote itself, read from its texts: they alone are stored, and
 * only the service writes them.
 */
export function codesOf({ status, invitees, event_id }: Written): Codes {
  const status_code = codes.get(status);
  return {
    ...(status_code && { status_code }),
    ...(event_id && invitees !== undefined && peopleOf(invitees)),
  };
}

function peopleOf(invitees: string): Codes {
  const lead = hostedBy('');
  if (invitees.startsWith(lead)) return { host: invitees.slice(lead.length) };
  const invited = Number.parseInt(invitees, 10) || 0;
  return invitees === peopleInvited(invited) ? { invited } : {};
}
