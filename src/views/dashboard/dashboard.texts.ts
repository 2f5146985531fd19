export const title = 'Dashboard';
export const greetingTo = (greeting: string, name: string) => `${greeting}, ${name}`;
export const yourPlaces = 'Your places';
export const organisation = 'My Organisation';
export const organisationText = 'Find and book what your organisation shares.';
export const appointmentsText = 'Invitations that wait for you, and your calendar.';
export const events = 'My Events';
export const eventsText = 'Host something, and see who is coming.';
export const asLeft = 'Everything is as you left it.';
