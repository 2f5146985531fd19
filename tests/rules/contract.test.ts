import { describe, expect, it } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { calls } from '#domain/contract/calls.ts';

const page = ['limit', 'cursor'];

/**
 * The calls of §7, each as method, path and the query's fields in brackets, with the zone that §22.1
 * adds to the reads of the calendar and §22.91 to the organisations, the page that §22.6 adds to lists,
 * the place that §22.82 adds to services, the booking that §22.47 adds to slots and the version that
 * §22.58 adds to answers; and the fields of its
 * payload (§3), those of the path and the query included.
 */
const specified: Readonly<Record<string, readonly string[]>> = {
  'POST /validate-token': ['token'],
  'POST /check-user': ['mobile_number'],
  'POST /login': ['mobile_number'],
  'POST /signup': ['full_name', 'mobile_number', 'aadhaar6', 'dob'],
  'POST /save_token': ['token', 'phone'],
  'POST /link_pending': ['user_id', 'contact'],
  'GET /services/category/{category} [city, pincode]': ['category', 'city', 'pincode'],
  'GET /get_events [host_id, limit, cursor]': ['host_id', ...page],
  'POST /create_event': ['eventData', 'invitees', 'host_id'],
  'POST /get_user_events [limit, cursor]': ['user_id', ...page],
  'POST /get_user_member_invites [limit, cursor]': ['user_id', ...page],
  'POST /respond_to_invite': ['user_id', 'event_id', 'rsvpResponses', 'version'],
  'POST /respond_to_member_invite': ['user_id', 'org_id', 'rsvpResponses'],
  'GET /get-user-organisations [userId, zone]': ['userId', 'zone'],
  'GET /resource/{resourceId}': ['resourceId'],
  'GET /resource/{resourceId}/slots [date]': ['resourceId', 'date'],
  'POST /resource/{resourceId}/book': ['resourceId', 'date', 'slots', 'userId'],
  'POST /calendar/slots-by-date [moving]': [
    'owner_id',
    'owner_type',
    'date',
    'service_duration',
    'location_mode',
    'moving',
  ],
  'POST /bookings/confirm': [
    'user_id',
    'partner_id',
    'service_id',
    'date',
    'start_time',
    'end_time',
  ],
  'GET /get-appointments/{userId} [zone, limit, cursor]': ['userId', 'zone', ...page],
  'GET /get-events/{userId} [zone, limit, cursor]': ['userId', 'zone', ...page],
  'GET /get-tasks/{userId} [zone, limit, cursor]': ['userId', 'zone', ...page],
  'POST /create-appointment [request_id]': [
    'request_id',
    'user_id',
    'time_slot',
    'status',
    'title',
    'service_provider',
  ],
  'POST /create-event [request_id]': [
    'request_id',
    'user_id',
    'time_slot',
    'status',
    'title',
    'invitees',
  ],
  'POST /create-task [request_id]': [
    'request_id',
    'user_id',
    'time_slot',
    'status',
    'title',
    'notes',
  ],
};

/** Calls beyond the specification, written as those above: a new call gets its line here. */
const additions: Readonly<Record<string, readonly string[]>> = {
  'POST /delete-appointment/{id}': ['id', 'user_id'],
  'POST /delete-event/{id}': ['id', 'user_id'],
  'POST /delete-task/{id}': ['id', 'user_id'],
  'POST /update-appointment/{id}': [
    'id',
    'user_id',
    'time_slot',
    'status',
    'title',
    'service_provider',
  ],
  'POST /update-event/{id}': ['id', 'user_id', 'time_slot', 'status', 'title', 'invitees'],
  'POST /update-task/{id}': ['id', 'user_id', 'time_slot', 'status', 'title', 'notes'],
  'GET /bookings [user_id, limit, cursor]': ['user_id', ...page],
  'GET /bookings/{booking_id} [user_id]': ['booking_id', 'user_id'],
  'POST /bookings/{booking_id}/cancel': ['booking_id', 'user_id'],
  'POST /bookings/{booking_id}/move': ['booking_id', 'user_id', 'date', 'start_time', 'end_time'],
  'GET /account [user_id]': ['user_id'],
  'GET /account/data [user_id]': ['user_id'],
  'POST /account/delete': ['user_id', 'proof'],
  'POST /account/language': ['user_id', 'language'],
  'POST /sessions/{id}/end': ['id', 'user_id'],
  'POST /events/{event_id}/update': ['event_id', 'user_id', 'eventData', 'invitees', 'version'],
  'POST /events/{event_id}/cancel': ['event_id', 'user_id', 'message'],
  'GET /services [query, sort, city, pincode, limit, cursor]': [
    'query',
    'sort',
    'city',
    'pincode',
    ...page,
  ],
  'POST /logout': [],
  'POST /logout-everywhere': ['seconds_ago'],
};

const payloads = { ...specified, ...additions };

const list: readonly Call[] = Object.values(calls);
const files = import.meta.glob<object>('#domain/contract/*.ts', { eager: true });

describe('The contract of the service API', () => {
  it('has every call of the specification and of the additions once, and no other', () => {
    expect(
      list.map(lineOf).sort(),
      'a call that is not in the specification gets its line in `additions`',
    ).toEqual(Object.keys(payloads).sort());
  });

  it('lists in calls.ts every call that a file of the contract exports', () => {
    const exported = Object.values(files).flatMap((file) => Object.values(file).filter(isCall));
    const missing = exported.filter((call) => !list.includes(call)).map(({ name }) => name);
    expect(missing, 'calls that src/domain/contract/calls.ts must collect').toEqual([]);
  });

  it.each(list)('$method $path sends what the specification lists', (call) => {
    const { request } = call;
    const entries = 'entries' in request ? Object.keys(request.entries ?? {}) : [];
    expect(entries.sort()).toEqual([...(payloads[lineOf(call)] ?? [])].sort());
  });

  it.each(Object.entries(calls))(
    'exports the call %s under its own name',
    (exportedAs, { name }) => {
      expect(name).toBe(exportedAs);
    },
  );

  it('keeps the outcome of the calls around a session from ending another one', () => {
    const exempt = list.filter((call) => !call.endsSessionOn401).map(({ path }) => path);
    expect(exempt.sort()).toEqual([
      '/check-user',
      '/login',
      '/logout',
      '/logout-everywhere',
      '/signup',
      '/validate-token',
    ]);
  });

  it('sends only the calendar’s own calls to the calendar', () => {
    const ofCalendar = list.filter(({ service }) => service === 'calendar');
    expect(ofCalendar.map(({ path }) => path).sort()).toEqual([
      '/create-appointment',
      '/create-event',
      '/create-task',
      '/delete-appointment/{id}',
      '/delete-event/{id}',
      '/delete-task/{id}',
      '/get-appointments/{userId}',
      '/get-events/{userId}',
      '/get-tasks/{userId}',
      '/update-appointment/{id}',
      '/update-event/{id}',
      '/update-task/{id}',
    ]);
  });
});

function lineOf({ method, path, query }: Call): string {
  return [method, path, ...(query.length > 0 ? [`[${query.join(', ')}]`] : [])].join(' ');
}

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'endsSessionOn401' in exported;
}
