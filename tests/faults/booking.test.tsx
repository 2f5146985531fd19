import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok, resource, service, silence } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { chooseResourceSlots } from '../world/person/booking.ts';
import { press } from '../world/person/person.ts';
import { dialogs, inDialog } from '../world/screen.ts';
import { breathe, network, until, visit } from '../world/visit.tsx';

it('Explore: a late answer for one category is not shown under another', async () => {
  await visit('/categories');
  const release = network.hold('listServices');
  await press('Doctor Available');
  await until(() => expect(network.sent('listServices')).toHaveLength(1));
  await press('Close');
  network.answer('listServices', silence);
  await press('Sports Available');
  release(ok({ services: [service] }));
  await breathe();
  expect(inDialog(texts.categoryTitle('Sports'), texts.servicesLoading)).toBeVisible();
  expect(screen.queryByText(service.name)).toBeNull();
});

it('Explore: names and descriptions of services are shown as text, HTML included', async () => {
  const name = '<img src="x" onerror="alert(1)"> & <b>Sons</b>';
  const description = '<script>alert(1)</script>';
  network.answer('listServices', ok({ services: [{ ...service, name, description }] }));
  await visit('/categories');
  await press('Doctor Available');
  await until(() => expect(inDialog(dialogs.doctors, name)).toBeVisible());
  expect(inDialog(dialogs.doctors, description)).toBeVisible();
  expect(document.querySelector('[onerror], .service-card b, .service-card script')).toBeNull();
});

it('Resource booking: the confirmation shows each booked slot', async () => {
  await chooseResourceSlots();
  await press(texts.confirmBooking);
  await until(() => screen.getByRole('alertdialog', { name: 'Booking Successful' }));
  await press('OK');
  for (const slot of ['09:00 - 10:00', '10:00 - 11:00']) {
    await until(() => inDialog('Your booking is confirmed', slot));
  }
});

it('Resource: an id with reserved characters stays encoded in the request', async () => {
  await visit('/resource/hall%3F1', signedIn);
  await until(() => screen.getByRole('heading', { name: resource.name }));
  expect(network.sent('getResource')[0]?.path).toBe('/resource/hall%3F1');
});
