import * as v from 'valibot';

/** The items of a calendar's answer, with any fields. */
export const ByDay = v.record(v.string(), v.array(v.record(v.string(), v.unknown())));

/** The kinds of entries, each with the name of its list and a field of its own. */
export const kinds = [
  { kind: 'appointment', list: 'appointments', own: { service_provider: 'Dr. Farida Begum' } },
  { kind: 'event', list: 'events', own: { invitees: 'Sravani and the twins' } },
  { kind: 'task', list: 'tasks', own: { notes: 'Two kilos' } },
] as const;
