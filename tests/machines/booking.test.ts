import { describe, expect, it, test } from 'vitest';
import { ports } from '../../src/machines/kit/ports.ts';
import { serviceBookingDraft } from '../../src/machines/service-booking.ts';
import { resource } from '../model/flows/resource.model.ts';
import { eleven, nine, service, ten, today, tomorrow, zone } from '../model/flows/slots.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';
import { asked, chosenIn, draftOf, startResource, startService } from './booking-under-test.ts';

describe('a service', () => {
  it('whose slot somebody else took first is booked at another time', async () => {
    const { booking, fakes, told, choose, answer } = startService();
    booking.send({ type: 'booking.opened' });
    await answer('loadSlots', { slots: [nine, ten, eleven], zone });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'refused', message: 'It is already booked.' });
    expect(booking.getSnapshot().value).toEqual({ choosing: 'picking' });
    expect(chosenIn(booking)).toEqual([nine]);
    expect(told().at(-1)).toMatchObject({ toast: { text: 'Error: It is already booked.' } });

    await answer('loadSlots', { slots: [ten, eleven], zone });
    expect(chosenIn(booking)).toEqual([]);
    booking.send({ type: 'booking.submitted' });
    expect(told().at(-1)).toMatchObject({ toast: { text: 'Select a slot first!' } });

    choose(ten);
    booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'booked', startTime: '10:00' });
    expect(booking.getSnapshot().value).toEqual({ booked: 'offering' });
    expect(told().at(-1)).toMatchObject({ toast: { text: 'Booking confirmed at 10:00' } });
    expect(asked(fakes, 'confirmBooking')).toEqual([
      { userID: 'asha', service, date: today, slot: nine },
      { userID: 'asha', service, date: today, slot: ten },
    ]);
  });

  it('refused for another reason keeps the slot chosen, and books it at the second try', async () => {
    const { booking, fakes, choose, answer } = startService();
    booking.send({ type: 'booking.opened' });
    await answer('loadSlots', { slots: [nine, ten], zone });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'refused', message: 'Please try again.' });
    await answer('loadSlots', { slots: [ten, nine], zone });
    expect(chosenIn(booking)).toEqual([nine]);
    booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'booked', startTime: '09:00' });
    expect(booking.getSnapshot().matches('booked')).toBe(true);
    expect(asked(fakes, 'confirmBooking')).toHaveLength(2);
  });

  it('is booked once, however often the button is pressed', async () => {
    const { booking, fakes, choose, answer } = startService();
    booking.send({ type: 'booking.opened' });
    await answer('loadSlots', { slots: [nine], zone });
    choose(nine);
    for (const _ of [1, 2, 3]) booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'booked', startTime: '09:00' });
    for (const _ of [1, 2, 3]) booking.send({ type: 'booking.submitted' });
    expect(asked(fakes, 'confirmBooking')).toHaveLength(1);
  });

  it('never shows the slots of a day that was left', async () => {
    const { booking, fakes, choice } = startService();
    booking.send({ type: 'booking.opened' });
    const late = fakes.waiting('loadSlots');
    choice()?.send({ type: 'date.changed', date: tomorrow });
    expect(late).toBe(1);
    expect(fakes.waiting('loadSlots')).toBe(1);
    expect(asked(fakes, 'loadSlots')).toMatchObject([{ date: today }, { date: tomorrow }]);
    fakes.resolve('loadSlots', { slots: [eleven], zone });
    await settled();
    expect(choice()?.getSnapshot().context).toMatchObject({ date: tomorrow, slots: [eleven] });
    expect(booking.getSnapshot().context.date).toBe(tomorrow);
  });

  it('forgets the slot with the day, so that no slot is booked on another day', async () => {
    const { booking, fakes, choose, choice, answer, told } = startService();
    booking.send({ type: 'booking.opened' });
    await answer('loadSlots', { slots: [nine], zone });
    choose(nine);
    choice()?.send({ type: 'date.changed', date: tomorrow });
    booking.send({ type: 'booking.submitted' });
    expect(asked(fakes, 'confirmBooking')).toEqual([]);
    expect(told().at(-1)).toMatchObject({ toast: { text: 'Select a slot first!' } });
  });

  it('closed and opened again is where it was left', async () => {
    const { booking, choose, choice, answer } = startService();
    booking.send({ type: 'booking.opened' });
    choice()?.send({ type: 'date.changed', date: tomorrow });
    await answer('loadSlots', { slots: [nine, ten], zone });
    choose(ten);
    booking.send({ type: 'booking.closed' });
    booking.send({ type: 'booking.opened' });
    await answer('loadSlots', { slots: [nine, ten], zone });
    expect(choice()?.getSnapshot().context).toMatchObject({ date: tomorrow, chosen: [ten] });
  });

  it('booked leaves nothing chosen for the next time, and no draft', async () => {
    const { booking, drafts, choose, choice, answer } = startService();
    booking.send({ type: 'booking.opened' });
    await answer('loadSlots', { slots: [nine], zone });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'booked', startTime: '09:00' });
    expect(draftOf('service-booking', drafts, 'asha')).toBeNull();
    booking.send({ type: 'booking.closed' });
    booking.send({ type: 'booking.opened' });
    expect(choice()?.getSnapshot().context.chosen).toEqual([]);
  });

  it('whose day went by while it was kept begins with today, and with nothing chosen', () => {
    const draft = { isChoosing: true, date: '2026-03-08', slots: [nine] };
    const { booking, fakes } = startService({ draft });
    expect(booking.getSnapshot().context).toMatchObject({ date: today, chosen: [] });
    expect(asked(fakes, 'loadSlots')).toMatchObject([{ date: today }]);
  });
});

describe('an expired session in the middle of a booking', () => {
  it('keeps the day and the slot for the same person', async () => {
    const { booking, drafts, choose, choice, answer } = startService();
    booking.send({ type: 'booking.opened' });
    choice()?.send({ type: 'date.changed', date: tomorrow });
    await answer('loadSlots', { slots: [nine, ten], zone });
    choose(ten);
    booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'unauthorized' });
    booking.stop();

    const again = startService({ drafts, draft: draftOf('service-booking', drafts, 'asha') });
    expect(again.booking.getSnapshot().value).toEqual({ choosing: 'picking' });
    expect(asked(again.fakes, 'loadSlots')).toMatchObject([{ date: tomorrow }]);
    await again.answer('loadSlots', { slots: [nine, ten], zone });
    expect(chosenIn(again.booking)).toEqual([ten]);
    again.booking.send({ type: 'booking.submitted' });
    const input = { userID: 'asha', service, date: tomorrow, slot: ten };
    expect(asked(again.fakes, 'confirmBooking')).toEqual([input]);
  });

  it('drops the slot if somebody has it by then', async () => {
    const draft = { isChoosing: true, date: tomorrow, slots: [ten] };
    const { booking, answer } = startService({ draft });
    await answer('loadSlots', { slots: [nine], zone });
    expect(chosenIn(booking)).toEqual([]);
  });

  it('shows nothing of it to another person', async () => {
    const { booking, drafts, choose, answer } = startService();
    booking.send({ type: 'booking.opened' });
    await answer('loadSlots', { slots: [nine], zone });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('confirmBooking', { outcome: 'unauthorized' });
    expect(draftOf('service-booking', drafts, 'asha')).toMatchObject({ slots: [nine] });
    expect(draftOf('service-booking', drafts, 'ravi')).toBeNull();
    expect(drafts.load('visitor', serviceBookingDraft.flow, serviceBookingDraft.schema)).toBeNull();
  });
});

describe('a resource', () => {
  it('is booked for all the chosen times at once, and they leave the list', async () => {
    const { booking, fakes, choice, choose, answer, told } = startResource();
    await answer('loadSlots', { slots: [nine, ten, eleven], zone });
    booking.send({ type: 'booking.opened' });
    choose(eleven);
    choose(nine);
    for (const _ of [1, 2]) booking.send({ type: 'booking.submitted' });
    await answer('bookResource', { outcome: 'booked', startTime: '09:00' });
    expect(asked(fakes, 'bookResource')).toEqual([
      { userID: 'asha', resourceId: 'hall', date: today, slots: [nine, eleven] },
    ]);
    expect(told().at(-1)).toMatchObject({ alert: { title: 'Booking Successful' } });
    expect(choice()?.getSnapshot().context).toMatchObject({ slots: [ten], chosen: [] });
    expect(asked(fakes, 'loadSlots')).toHaveLength(1);
  });

  it('booked whole has nothing left to be booked', async () => {
    const { booking, choose, answer } = startResource();
    await answer('loadSlots', { slots: [nine], zone });
    booking.send({ type: 'booking.opened' });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('bookResource', { outcome: 'booked', startTime: '09:00' });
    booking.send({ type: 'booking.closed' });
    expect(booking.getSnapshot().can({ type: 'booking.opened' })).toBe(false);
  });

  it('refused keeps the dialog and what is still to be had of the choice', async () => {
    const { booking, fakes, choose, answer, told } = startResource();
    await answer('loadSlots', { slots: [nine, ten], zone });
    booking.send({ type: 'booking.opened' });
    choose(nine);
    choose(ten);
    booking.send({ type: 'booking.submitted' });
    await answer('bookResource', { outcome: 'refused', message: '09:00 is taken.' });
    expect(told().at(-1)).toMatchObject({ alert: { message: '09:00 is taken.' } });
    await answer('loadSlots', { slots: [ten], zone });
    expect(chosenIn(booking)).toEqual([ten]);
    booking.send({ type: 'booking.submitted' });
    expect(asked(fakes, 'bookResource').at(-1)).toMatchObject({ slots: [ten] });
  });

  it('booked before a fetched list arrived does not come back with it', async () => {
    const { booking, fakes, choice, choose, answer } = startResource();
    await answer('loadSlots', { slots: [nine, ten], zone });
    booking.send({ type: 'booking.opened' });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('bookResource', { outcome: 'refused', message: 'Please try again.' });
    booking.send({ type: 'booking.submitted' });
    await answer('bookResource', { outcome: 'booked', startTime: '09:00' });
    expect(fakes.waiting('loadSlots')).toBe(1);
    expect(asked(fakes, 'loadSlots')).toHaveLength(3);
    await answer('loadSlots', { slots: [ten], zone });
    expect(choice()?.getSnapshot().context).toMatchObject({ slots: [ten], chosen: [] });
  });

  it('shows the new day at midnight, with nothing chosen', async () => {
    const { booking, fakes, choice, choose, answer } = startResource();
    await answer('loadSlots', { slots: [nine], zone });
    booking.send({ type: 'booking.opened' });
    choose(nine);
    await answer('awaitNextDay', { date: tomorrow });
    expect(booking.getSnapshot().matches({ booking: 'choosing' })).toBe(true);
    expect(booking.getSnapshot().can({ type: 'booking.submitted' })).toBe(false);
    expect(booking.getSnapshot().context).toMatchObject({ date: tomorrow, chosen: [] });
    await answer('loadSlots', { slots: [nine, ten], zone });
    expect(choice()?.getSnapshot().context).toMatchObject({ date: tomorrow, chosen: [] });
    expect(asked(fakes, 'awaitNextDay')).toEqual([{ date: today }, { date: tomorrow }]);
  });

  it('booked over midnight is booked for the day it was asked for', async () => {
    const { booking, fakes, choice, choose, answer } = startResource();
    await answer('loadSlots', { slots: [nine, ten], zone });
    booking.send({ type: 'booking.opened' });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('awaitNextDay', { date: tomorrow });
    await answer('loadSlots', { slots: [nine, ten], zone });
    await answer('bookResource', { outcome: 'booked', startTime: '09:00' });
    expect(asked(fakes, 'bookResource')).toMatchObject([{ date: today, slots: [nine] }]);
    expect(choice()?.getSnapshot().context.slots).toEqual([nine, ten]);
    booking.send({ type: 'calendarFile.requested' });
    expect(asked(fakes, 'saveCalendarFile')).toMatchObject([
      { entry: { title: resource.name, date: today, slots: [nine] } },
    ]);
  });

  it('that could not be booked before midnight is not booked after it by a second press', async () => {
    const { booking, fakes, choose, answer } = startResource();
    await answer('loadSlots', { slots: [nine, ten], zone });
    booking.send({ type: 'booking.opened' });
    choose(nine);
    booking.send({ type: 'booking.submitted' });
    await answer('awaitNextDay', { date: tomorrow });
    await answer('bookResource', { outcome: 'unauthorized' });
    expect(chosenIn(booking)).toEqual([]);
    booking.send({ type: 'booking.submitted' });
    expect(asked(fakes, 'bookResource')).toHaveLength(1);
  });

  it('of yesterday is not gone on with today', () => {
    const draft = { isChoosing: true, date: '2026-03-08', slots: [nine] };
    const { booking, fakes } = startResource({ draft });
    expect(booking.getSnapshot().matches({ booking: 'viewing' })).toBe(true);
    expect(chosenIn(booking)).toEqual([]);
    expect(asked(fakes, 'loadSlots')).toMatchObject([{ date: today }]);
  });

  it('of today is gone on with after a reload', async () => {
    const { booking, drafts, choose, answer } = startResource();
    await answer('loadSlots', { slots: [nine, ten], zone });
    booking.send({ type: 'booking.opened' });
    choose(nine);
    choose(ten);
    booking.stop();
    const draft = draftOf('resource-booking', drafts, 'asha');
    const again = startResource({ draft });
    await again.answer('loadSlots', { slots: [ten], zone });
    expect(again.booking.getSnapshot().matches({ booking: 'choosing' })).toBe(true);
    expect(chosenIn(again.booking)).toEqual([ten]);
  });
});

test('a choice that breaks down leaves no stale refusal, and the booking goes on', async () => {
  const fakes = new FakePorts([...Object.keys(ports), 'slotChoice'], ['slotChoice']);
  const { booking } = startResource({ fakes });
  const choice = { date: today, slots: [nine], offered: 2, zone };
  fakes.say('slotChoice', { type: 'choice.changed', ...choice });
  booking.send({ type: 'booking.opened' });
  booking.send({ type: 'booking.submitted' });
  fakes.resolve('bookResource', { outcome: 'refused', message: 'Taken.' });
  await settled();
  fakes.reject('slotChoice', new Error('broken'));
  await settled();
  expect(booking.getSnapshot().matches({ booking: 'viewing' })).toBe(true);
  expect(booking.getSnapshot().context.refusal).toBeNull();
});
