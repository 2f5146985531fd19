import { expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { appMachine } from '../../src/machines/app.ts';
import { calendarMachine } from '../../src/machines/calendar.ts';
import { calendarEntryMachine } from '../../src/machines/calendar-entry.ts';
import { calendarItemsMachine } from '../../src/machines/calendar-items.ts';
import { connectionMachine } from '../../src/machines/connection.ts';
import { createEventMachine } from '../../src/machines/create-event.ts';
import { eventPageMachine } from '../../src/machines/event-page.ts';
import { exploreMachine } from '../../src/machines/explore.ts';
import { guardMachine } from '../../src/machines/guard.ts';
import { handOverMachine } from '../../src/machines/hand-over.ts';
import { headerMachine } from '../../src/machines/header.ts';
import { hostedEventsMachine } from '../../src/machines/hosted-events.ts';
import { invitationsMachine } from '../../src/machines/invitations.ts';
import { inviteesMachine } from '../../src/machines/invitees.ts';
import { loginMachine } from '../../src/machines/login.ts';
import { noticesMachine } from '../../src/machines/notices.ts';
import { organisationsMachine } from '../../src/machines/organisations.ts';
import { otpMachine } from '../../src/machines/otp.ts';
import { placeMachine } from '../../src/machines/place.ts';
import { pushMachine } from '../../src/machines/push.ts';
import { registrationMachine } from '../../src/machines/registration.ts';
import { resourceMachine } from '../../src/machines/resource.ts';
import { resourceBookingMachine } from '../../src/machines/resource-booking.ts';
import { rsvpMachine } from '../../src/machines/rsvp.ts';
import { serviceBookingMachine } from '../../src/machines/service-booking.ts';
import { sessionMachine } from '../../src/machines/session.ts';
import { slotChoiceMachine } from '../../src/machines/slot-choice.ts';
import { splashMachine } from '../../src/machines/splash.ts';

/** Every flow with those that it calls, as they are seen in charts and in the inspector. */
const flows: readonly (readonly [name: string, machine: AnyStateMachine, calls: string])[] = [
  ['app', appMachine, 'connection linkPending notices place push session'],
  ['calendar', calendarMachine, 'calendarItems checkSession'],
  ['calendarEntry', calendarEntryMachine, 'createAppointment createCalendarEvent createTask'],
  ['calendarItems', calendarItemsMachine, 'getAppointments getCalendarEvents getTasks'],
  ['connection', connectionMachine, 'watchNetwork'],
  ['createEvent', createEventMachine, 'createEvent invitees'],
  ['eventPage', eventPageMachine, 'awaitInstant getEvents pageLooks'],
  ['explore', exploreMachine, 'listServices'],
  ['guard', guardMachine, 'checkSession'],
  ['handOver', handOverMachine, 'saveCalendarFile shareLink'],
  ['header', headerMachine, 'checkSession'],
  ['hostedEvents', hostedEventsMachine, 'awaitInstant getEvents'],
  ['invitations', invitationsMachine, 'getUserEvents getUserMemberInvites pageLooks'],
  ['invitees', inviteesMachine, 'pickContacts'],
  ['login', loginMachine, 'checkUser login otp'],
  ['notices', noticesMachine, ''],
  ['organisations', organisationsMachine, 'getUserOrganisations'],
  ['otp', otpMachine, 'confirmCode receiveCode sendCode'],
  ['place', placeMachine, 'findDevice reverseGeocode'],
  [
    'push',
    pushMachine,
    'askPermission forgetPush getPushToken pushMessages pushStore recallPush savePushToken',
  ],
  ['registration', registrationMachine, 'otp signup'],
  ['resource', resourceMachine, 'getResource'],
  [
    'resourceBooking',
    resourceBookingMachine,
    'awaitNextDay bookResource saveCalendarFile slotChoice',
  ],
  ['rsvp', rsvpMachine, 'awaitInstant respond'],
  ['serviceBooking', serviceBookingMachine, 'confirmBooking saveCalendarFile slotChoice'],
  ['session', sessionMachine, 'sessionStore validateToken'],
  ['slotChoice', slotChoiceMachine, 'loadSlots'],
  ['splash', splashMachine, 'checkSession'],
];

it.each(flows)(
  'the flow %s is called so, and calls others by their names',
  (name, machine, calls) => {
    expect(machine.id).toBe(name);
    const called = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    expect([...new Set(called)].sort().join(' ')).toBe(calls);
  },
);

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
