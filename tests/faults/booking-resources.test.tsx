import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { resource } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { chooseResourceSlots } from '../world/person/booking.ts';
import { press } from '../world/person/person.ts';
import { inDialog } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

it('a booking that was made shows each of its slots', async () => {
  await chooseResourceSlots();
  await press(texts.confirmBooking);
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  await press('OK');
  for (const slot of ['09:00 - 10:00', '10:00 - 11:00']) {
    await until(() => inDialog('Your booking is confirmed', slot));
  }
});

it('a resource is found by an id that an address cannot hold as it is', async () => {
  await visit('/resource/hall%3F1', signedIn);
  await until(() => screen.getByRole('heading', { name: resource.name }));
  expect(network.sent('getResource')[0]?.path).toBe('/resource/hall%3F1');
});
