import '../src/views/flow/aria-locale.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { entryForm } from '../src/views/calendar-entry/entry-form-part.ts';
import { hostedEvents } from '../src/views/create-event/create-events-screen.tsx';
import { guestsAndQuestions } from '../src/views/create-event/event-form.tsx';
import { invitedEvent } from '../src/views/event-page/event-screen.tsx';
import { resourceSlots } from '../src/views/resource-booking/bookable-resource.tsx';
import { serviceSlots } from '../src/views/service-booking/service-details-screen.tsx';
import { countryBox } from '../src/views/sign-in/country-field.tsx';

// In the app they come after the first screen.
await Promise.all(
  [
    entryForm,
    guestsAndQuestions,
    hostedEvents,
    countryBox,
    invitedEvent,
    resourceSlots,
    serviceSlots,
  ].map(({ arrival }) => arrival()),
);

// A busy machine is only slow: what is looked for arrives all the same.
configure({ reactStrictMode: true, asyncUtilTimeout: 60_000 });

// jsdom knows no media queries; a dialog asks whether it is on a phone, a month whether it is wide.
Object.assign(window, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});

// Nor does it scroll.
Element.prototype.scrollIntoView = () => undefined;

// Vitest has no global `afterEach` here, so Testing Library cannot register its own.
afterEach(() => {
  cleanup();
  // React Aria's announcer stands beside the app and outlives it, with what it has said.
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
});
