/* Times, prices, greetings, and the pages by name. */

export const unknownDate = 'Date not known';
export const answerUntil = (time: string) => `Answer until ${time}`;
export const today = 'today';
export const tomorrow = 'tomorrow';
export const free = 'Free';

export const goodMorning = 'Good morning';
export const goodAfternoon = 'Good afternoon';
export const goodEvening = 'Good evening';

export const calendar = 'Calendar';
export const hostEvent = 'Host an event';
export const appointments = 'My appointments';
export const organisation = 'My organisation';
export const bookResource = 'Book a resource';
export const bookService = 'Book a service';
export const event = 'An event';
export const booking = 'Your booking';
export const formerPage = 'The page you were on';
