import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { placeTexts } from '#domain/place.texts.ts';
import { searchTexts } from '#domain/search.texts.ts';
import { emptySession } from '#domain/session.ts';
import { texts } from '#domain/texts.ts';
import { inPages, ok, refusal, service } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { inNandyal, stubGeolocation, undecided } from '../world/geolocation.ts';
import { press, signIn, signInAgain, type } from '../world/person/person.ts';
import { dialog, dialogs, enabled, expectNoDialog, field, place, stored } from '../world/screen.ts';
import { network, reload, storeElsewhere, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

const filling = {
  ...service,
  service_id: 'filling',
  name: 'Filling',
  price: 300,
  category: 'Doctor',
  provider: 'Smile Clinic',
  city: 'Nandyal',
  duration_minutes: 45,
  location_mode: 'At the clinic',
  next_slot: tomorrowAtTen(),
};

it('§22.80 a card says the provider, the length, the place and the next free slot, and leaves out what the service does not say', async () => {
  network.answer('listServices', ok({ services: [service, filling] }));
  await visit('/home');
  await press('Doctor Available');
  await until(() => expect(cards()).toHaveLength(2));
  expect(cards()).toEqual([
    'Dental check-up A careful look, and a plan. ₹500 ',
    'Filling A careful look, and a plan. Smile Clinic · 45 mins · At the clinic · Nandyal ₹300 Next free: tomorrow, 10:00\u00a0am',
  ]);
});

it('Explore: of two categories that are pressed before a list is open the last one opens', async () => {
  await visit('/home');
  const [doctor, cleaner] = await until(() =>
    ['Doctor', 'Cleaner'].map((name) => screen.getByRole('button', { name: `${name} Available` })),
  );
  // Both before anything is drawn.
  doctor?.click();
  cleaner?.click();
  await until(() => dialog('Cleaner Services'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('Explore: a category that is pressed while what searches is on its way opens, and has the focus again afterwards', async () => {
  await visit('/home');
  const tile = await until(() => screen.getByRole('button', { name: 'Doctor Available' }));
  await user.click(field('Search services'));
  await user.click(tile);
  await vi.dynamicImportSettled();
  await until(() => dialog('Doctor Services'));
  await user.keyboard('{Escape}');
  await until(() => expect(tile).toHaveFocus());
});

it('§22.82 services are asked for near the place in the header, and again when it changes, while what was found stays', async () => {
  await visit('/dashboard', signedIn);
  await search('teeth');
  await until(() => expect(found()).toEqual([service.name]));
  const answer = network.hold('searchServices');
  await setPlace('Nandyal 518501');
  await until(() => expect(searched()).toHaveLength(2));
  expect(found()).toEqual([service.name]);
  answer(ok({ services: [filling] }));
  await until(() => expect(found()).toEqual(['Filling']));
  const places = searched().map((query) => [query.get('city'), query.get('pincode')]);
  expect(places).toEqual([
    ['Adoni', '518301'],
    ['Nandyal', '518501'],
  ]);
  await search('{Escape}');
  await press('Doctor Available');
  await until(() => dialog(dialogs.doctors));
  const { searchParams } = new URL(network.sent('listServices')[0]?.path ?? '', 'https://any.test');
  expect(searchParams.get('city')).toBe('Nandyal');
});

it('§22.83 the services that a text finds come in pages and are announced; a reload and the way back find them again, and Escape leads back to the categories', async () => {
  network.answer('searchServices', inPages({ services: [service] }, { services: [filling] }));
  await visit('/dashboard', signedIn);
  await search('teeth');
  await until(() => expect(said()).toBe(searchTexts.found('More than 1 service', 'teeth')));
  await press('Show more');
  await until(() => expect(said()).toBe(searchTexts.found('2 services', 'teeth')));
  await reload();
  await until(() => expect(found()).toEqual([service.name]));
  expect(field(texts.searchServices).value).toBe('teeth');
  await press(/^Dental check-up/);
  await until(() => expect(location.pathname).toBe('/service-details'));
  history.back();
  await until(() => expect(found()).toEqual([service.name]));
  network.answer('searchServices', ok({ services: [] }));
  await search(' xyz');
  await until(() => expect(said()).toBe(searchTexts.notFound('teeth xyz')));
  await search('{Escape}');
  await until(() => screen.getByRole('button', { name: 'Doctor Available' }));
  expect(location.search).toBe('');
});

it('Search: “Try again” leads the focus to Explore Services, which has the search, and asks again', async () => {
  network.answer('searchServices', refusal(503, ''));
  await visit('/dashboard', signedIn);
  await search('teeth');
  await press(texts.tryAgain);
  expect(screen.getByRole('region', { name: 'Explore Services' })).toHaveFocus();
  await until(() => expect(searched()).toHaveLength(2));
});

it('Search: an answer that takes away the card or the order that has the focus leads it to Explore Services', async () => {
  network.answer('searchServices', ok({ services: [service, filling] }));
  await visit('/dashboard', signedIn);
  await search('teeth');
  const explore = screen.getByRole('region', { name: 'Explore Services' });
  const card = await until(() => screen.getByRole('button', { name: /^Filling/ }));
  card.focus();
  network.answer('searchServices', ok({ services: [service] }));
  const userLocation = { city: 'Pune', pincode: '411001' };
  await storeElsewhere({ ...signedIn, userLocation });
  await until(() => expect(found()).toEqual([service.name]));
  expect(explore).toHaveFocus();
  network.answer('searchServices', ok({ services: [service, filling] }));
  await storeElsewhere(signedIn);
  const order = await until(() => screen.getByRole('button', { name: searchTexts.sorts.price }));
  network.answer('searchServices', refusal(503, ''));
  await user.click(order);
  await until(() => screen.getByRole('button', { name: texts.tryAgain }));
  expect(explore).toHaveFocus();
});

it('§22.83 a search that is shown stays in the address where “Home” or the way back lead to the same page', async () => {
  await visit('/dashboard', signedIn);
  await pressHome();
  await search('teeth');
  await until(() => expect(location.search).toBe('?q=teeth'));
  await pressHome();
  await until(() => expect(location.search).toBe('?q=teeth'));
  await reload();
  await until(() => expect(found()).toEqual([service.name]));
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  history.go(-2);
  await arrived;
  expect([location.search, field(texts.searchServices).value]).toEqual(['?q=teeth', 'teeth']);
  await search('{Escape}');
  await until(() => expect(location.search).toBe(''));
  await pressHome();
  expect(location.search).toBe('');
});

it('§22.83 a logout drops what was searched, and another person finds nothing of it in the address', async () => {
  await visit('/home', signedIn);
  await search('teeth');
  await until(() => expect(location.search).toBe('?q=teeth'));
  const address = location.pathname + location.search;
  const state = history.state;
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: 'Logout' })));
  await until(() => enabled('Login'));
  expect(field(texts.searchServices).value).toBe('');
  expect(location.search).toBe('');
  await visit(address, { ...signedIn, userID: 'ravi', token: 'token-of-ravi' }, state);
  await until(() => screen.getByRole('button', { name: 'Doctor Available' }));
  expect(field(texts.searchServices).value).toBe('');
});

it('Search: the text is found again by the person who signs in after a reload with an expired session', async () => {
  await visit('/dashboard', signedIn);
  await search('teeth');
  await until(() => expect(location.search).toBe('?q=teeth'));
  network.answer('validateToken', ok({ valid: false }));
  await reload();
  await until(() => dialog(dialogs.login));
  network.answer('validateToken', ok({ valid: true }));
  await signInAgain();
  await until(() => expect(found()).toEqual([service.name]));
  expect(field(texts.searchServices).value).toBe('teeth');
  expect(history.state).toMatchObject({ searchBy: signedIn.userID });
});

it('§22.84 found services and those of a category are sorted by price and by next free slot, where the answers say one and there are several', async () => {
  const plain = { ...service, service_id: 'plain', name: 'Advice', price: null };
  network.answer('listServices', ok({ services: [plain, service, filling] }));
  await visit('/home');
  await press('Doctor Available');
  await until(() => expect(cards()).toHaveLength(3));
  await press(searchTexts.sorts.price);
  expect(found()).toEqual(['Filling', service.name, 'Advice']);
  await press('Close');
  await until(expectNoDialog);
  network.answer('listServices', ok({ services: [plain, { ...plain, service_id: 'other' }] }));
  await press('Sports Available');
  await until(() => expect(cards()).toHaveLength(2));
  expect(screen.queryByRole('group', { name: searchTexts.sortBy })).toBeNull();
  await press('Close');
  await until(expectNoDialog);
  network.answer('searchServices', ok({ services: [service, filling] }));
  await search('teeth');
  await press(searchTexts.sorts.soonest);
  await until(() => expect(searched().at(-1)?.get('sort')).toBe('soonest'));
  await until(() => expect(location.search).toBe('?order=price&q=teeth&sort=soonest'));
  network.answer('searchServices', ok({ services: [service] }));
  await search(' once');
  await until(() => expect(cards()).toHaveLength(1));
  expect(screen.queryByRole('group', { name: searchTexts.sortBy })).toBeNull();
});

it('My organisation: a search is still there after a reload and on the way back from a resource, and not for the next visit', async () => {
  await visit('/my-organisation', signedIn);
  await type('Find a resource', 'hall');
  await reload();
  await until(() => expect(field('Find a resource').value).toBe('hall'));
  (await until(() => screen.getByRole('row', { name: /^Community hall/ }))).click();
  await until(() => expect(location.pathname).toBe('/resource/hall'));
  history.back();
  await until(() => expect(field('Find a resource').value).toBe('hall'));
  sessionStorage.clear();
  await reload();
  await until(() => expect(field('Find a resource').value).toBe(''));
});

it('§22.87 the order of a category’s list stands in the page’s address, where a reload, the way back and a shared link find it; one that is unknown, or that the answers say too little for, is ignored', async () => {
  const { next_slot: _, ...anyTime } = filling;
  network.answer('listServices', ok({ services: [service, anyTime] }));
  await visit('/home?order=cheapest', signedIn);
  await openDoctors();
  expect(found()).toEqual([service.name, 'Filling']);
  const entries = history.length;
  await press(searchTexts.sorts.price);
  expect(location.search).toBe('?order=price');
  expect(history.length).toBe(entries);
  await reload();
  await openDoctors();
  expect(found()).toEqual(['Filling', service.name]);
  await press(/^Filling/);
  await until(() => expect(location.pathname).toBe('/service-details'));
  history.back();
  await openDoctors();
  expect(found()).toEqual(['Filling', service.name]);
  await press(searchTexts.sorts.suggested);
  expect(location.search).toBe('');
  await visit('/home?order=soonest');
  await openDoctors();
  expect(found()).toEqual([service.name, 'Filling']);
  expect(
    screen.getByRole('button', { name: searchTexts.sorts.suggested, pressed: true }),
  ).toBeVisible();
});

it('§22.85 §22.86 a place is picked from those that the geocoder finds, stays after a reload without asking the device, and goes with a logout', async () => {
  await visit('/dashboard', { ...signedIn, userLocation: null });
  await openPlace();
  await type(placeTexts.field, 'Nandy');
  await press('Nandyal - 518501');
  await until(expectNoDialog);
  await until(() => expect(place()).toBe('Nandyal - 518501'));
  const query = new URL(network.sent('searchPlaces')[0]?.path ?? '', 'https://any.test')
    .searchParams;
  expect(query.get('q')).toBe('Nandy');
  const ask = vi.fn(undecided);
  stubGeolocation(ask);
  await reload();
  await until(() => expect(place()).toBe('Nandyal - 518501'));
  expect(ask).not.toHaveBeenCalled();
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: 'Logout' })));
  await until(() => expect(place()).toBe('Unknown City - Unknown'));
  await until(() => expect(ask).toHaveBeenCalled());
});

it('Place: one that was typed is there again after a reload and a closed dialog, with what it means, until one is picked', async () => {
  await visit('/dashboard', { ...signedIn, userLocation: null });
  await openPlace();
  await type(placeTexts.field, 'Nandy');
  await reload();
  await openPlace();
  expect(field(placeTexts.field).value).toBe('Nandy');
  await press('Close');
  await until(expectNoDialog);
  await openPlace();
  expect(field(placeTexts.field).value).toBe('Nandy');
  await press('Nandyal - 518501');
  await until(expectNoDialog);
  await openPlace();
  expect(field(placeTexts.field).value).toBe('');
});

it('§22.85 a visitor’s place goes with them through the login', async () => {
  await visit('/home');
  await setPlace('799 001');
  await until(() => expect(place()).toBe('Unknown City - 799001'));
  await signIn();
  expect(place()).toBe('Unknown City - 799001');
});

it('§22.85 a place that was chosen in another tab shows here too, and goes through the login here', async () => {
  await visit('/home', { ...emptySession, userLocation: signedIn.userLocation });
  await until(() => expect(place()).toBe('Adoni - 518301'));
  const userLocation = { city: 'Nandyal', pincode: '518501' };
  await storeElsewhere({ ...emptySession, userLocation, placeBy: null });
  await until(() => expect(place()).toBe('Nandyal - 518501'));
  await signIn();
  expect(place()).toBe('Nandyal - 518501');
  expect(stored()).toMatchObject({ userLocation, placeBy: 'asha' });
});

it('Explore: the place that goes with a logout goes from the services of the next visitor as well', async () => {
  stubGeolocation(undecided);
  await visit('/home', { ...signedIn, placeBy: 'asha' });
  await until(() => expect(place()).toBe('Adoni - 518301'));
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: 'Logout' })));
  await until(() => expect(place()).toBe('Unknown City - Unknown'));
  await press('Doctor Available');
  await until(() => dialog('Doctor Services'));
  expect(screen.getByText(searchTexts.placeWanted)).toBeVisible();
  expect(network.sent('listServices').map(({ path }) => path)).toEqual([
    '/services/category/Doctor',
  ]);
});

it('§22.85 “Use my location” takes the device’s place, and says so where the device does not tell', async () => {
  // A place of their own choice stays when the app's own look for one fails.
  await visit('/dashboard', { ...signedIn, placeBy: 'asha' });
  stubGeolocation(null);
  await openPlace();
  await press(placeTexts.useDevice);
  await until(() => screen.getByText(placeTexts.unlocated));
  expect(place()).toBe('Adoni - 518301');
  stubGeolocation(inNandyal);
  await press(placeTexts.useDevice);
  await until(expectNoDialog);
  await until(() => expect(place()).toBe('Nandyal - 518501'));
});

/** Types behind what the field of the search holds. */
async function search(text: string): Promise<void> {
  await user.type(await until(() => field(texts.searchServices)), text);
}

async function pressHome(): Promise<void> {
  await user.click(await until(() => screen.getByRole('link', { name: 'Home' })));
}

async function openDoctors(): Promise<void> {
  await press('Doctor Available');
  await until(() => expect(cards()).toHaveLength(2));
}

async function openPlace(): Promise<void> {
  await press(/\(change place\)$/);
  await until(() => dialog(placeTexts.title));
}

async function setPlace(text: string): Promise<void> {
  await openPlace();
  await type(placeTexts.field, text);
  await press(placeTexts.set);
  await until(expectNoDialog);
}

/** The cards of services, as they read. */
function cards(): string[] {
  return Array.from(document.querySelectorAll('.service-card'), ({ textContent }) => textContent);
}

function found(): string[] {
  const names = document.querySelectorAll('.service-card-name');
  return Array.from(names, ({ textContent }) => textContent);
}

/** The outcome of the search, as it is announced. */
function said(): string | undefined {
  return document.querySelector('.search-results-said')?.textContent;
}

function searched(): URLSearchParams[] {
  const paths = network.sent('searchServices').map(({ path }) => path);
  return paths.map((path) => new URL(path, 'https://any.test').searchParams);
}

function tomorrowAtTen(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(10, 0, 0, 0);
  return day.toISOString();
}
