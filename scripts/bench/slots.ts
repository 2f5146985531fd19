import type { Browser } from '@playwright/test';
import { watchPaints } from './paint.ts';
import type { Pace } from './press.ts';
import { quiet } from './press.ts';
import { benchUser, openSignedIn } from './signed-in.ts';

/** Milliseconds until the paint, and the number of elements on the page. */
export type SlotTimes = { 'open to usable': number; elements: number; 'choose one': number };

/** The dialog with this many slots, once the page is at rest. */
export async function timeSlots(browser: Browser, app: string, size: number): Promise<SlotTimes> {
  const { context, page } = await openService(browser, app, 'as it is', size);
  try {
    await page.goto('/service-details');
    await page.getByRole('button', { name: 'Book Now' }).waitFor();
    await quiet(page);
    return await page.evaluate(async (count) => {
      const bookNow = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Book Now',
      );
      const open = await window.actToPaint(
        () => bookNow?.click(),
        () => document.querySelectorAll('[role=option]').length === count,
      );
      const option = document.querySelectorAll<HTMLElement>('[role=option]')[2];
      const choose = await window.actToPaint(
        () => option?.click(),
        () => option?.getAttribute('aria-selected') === 'true',
      );
      const elements = document.querySelectorAll('*').length;
      return { 'open to usable': open, elements, 'choose one': choose };
    }, size);
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds on a slow phone from the opening of the page to slots that can be chosen; `left open`
 * comes back to the dialog that was open before.
 */
export async function timeSlotsFromStart(
  browser: Browser,
  app: string,
  manner: 'pressed' | 'left open',
): Promise<number> {
  const draft = { isChoosing: true, date: today(), slots: [] };
  const stored = {
    [`timewell.draft.user.${benchUser}.service-booking.${service.service_id}`]: draft,
  };
  const { context, page } = await openService(
    browser,
    app,
    'slow phone',
    26,
    manner === 'left open' ? stored : {},
  );
  try {
    await page.goto('/service-details', { waitUntil: 'commit' });
    return await page.evaluate(async (isPressed) => {
      const bookNow = () =>
        [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Book Now',
        );
      if (isPressed) {
        await window.paintWhen(() => bookNow() !== undefined);
        bookNow()?.click();
      }
      return window.paintWhen(() => document.querySelector('[role=option]') !== null);
    }, manner === 'pressed');
  } finally {
    await context.close();
  }
}

async function openService(
  browser: Browser,
  app: string,
  pace: Pace,
  size: number,
  stored: Record<string, unknown> = {},
) {
  const signedIn = await openSignedIn(browser, app, {
    pace,
    state: service,
    stored,
    answers: { '/calendar/slots-by-date': { slots: slotsOf(size) } },
  });
  await watchPaints(signedIn.page);
  return signedIn;
}

const service = {
  service_id: 'bench-yoga',
  partner_id: 'bench-partner',
  name: 'Sunrise yoga',
  description: 'Breath, stretch and stillness before the day gets loud.',
  price: 200,
  currency: 'INR',
  duration_minutes: 60,
  session_type: 'one2many',
  min_capacity: 3,
  max_capacity: 18,
};

/** Slots spread over the whole day. */
function slotsOf(size: number) {
  const minutes = Math.floor((24 * 60) / (size + 1));
  return Array.from({ length: size }, (_, place) => ({
    start_time: wallTime(place * minutes),
    end_time: wallTime((place + 1) * minutes),
  }));
}

function wallTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The day in the zone of this machine, which is also the browser's. */
function today(): string {
  return new Date().toLocaleDateString('en-CA');
}
