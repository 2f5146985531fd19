import type { Browser } from '@playwright/test';
import { identityOf } from '#domain/service-identity.ts';
import { watchPaints } from './paint.ts';
import { medians, ms, quoted, type Row } from './part.ts';
import { benchUser, openSignedIn } from './signed-in.ts';
import type { Site } from './site.ts';
import { quiet } from './visitor.ts';

/**
 * How the dialog with the slots is opened: it was left open, Book Now is pressed as soon as it is
 * there, or once the page has rested.
 */
type Manner = 'left open' | 'at once' | 'rested';

/** The slots of a service on a slow phone; the token check and the slots' answer take 170 ms each. */
export async function slotRows({ browser, app }: Site): Promise<Row[]> {
  const measure = async (manner: Manner) => {
    const { took } = await medians(async () => ({
      took: await timeSlots(browser, app.origin, manner),
    }));
    return ms(took);
  };
  const cold = { beside: quoted('bare day picker page 1,015'), aim: '≤ 1,900 ms' };
  return [
    { what: 'Slots from a cold page, left open', ours: await measure('left open'), ...cold },
    { what: 'Slots from a cold page, Book Now at once', ours: await measure('at once'), ...cold },
    { what: 'Book Now → slots, page rested', ours: await measure('rested'), aim: '≤ 350 ms' },
  ];
}

/** Milliseconds to slots that can be chosen, from the opening of the page or from a press in its rest. */
async function timeSlots(browser: Browser, app: string, manner: Manner): Promise<number> {
  const draft = { isChoosing: true, date: today(), slots: [] };
  const key = `timewell.draft.user.${benchUser}.service-booking.${identityOf(service)}`;
  const stored = manner === 'left open' ? { [key]: draft } : {};
  const { context, page } = await openService(browser, app, stored);
  try {
    await page.goto('/service-details', { waitUntil: 'commit' });
    if (manner === 'rested') {
      await page.getByRole('button', { name: 'Book Now' }).waitFor();
      await quiet(page, 2_000);
    }
    return await page.evaluate(async (how) => {
      const bookNow = () =>
        [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Book Now',
        );
      const isThere = () => document.querySelector('[role=option]') !== null;
      const press = () => bookNow()?.click();
      if (how === 'rested') return window.actToPaint(press, isThere);
      if (how === 'at once') await window.paintWhen(() => bookNow() !== undefined).then(press);
      return window.paintWhen(isThere);
    }, manner);
  } finally {
    await context.close();
  }
}

async function openService(browser: Browser, app: string, stored: Record<string, unknown> = {}) {
  const signedIn = await openSignedIn(browser, app, {
    pace: 'slow phone',
    state: service,
    stored,
    answers: slotAnswers,
  });
  await watchPaints(signedIn.page);
  return signedIn;
}

/** The answer to Book Now's call. */
export const slotAnswers = { '/calendar/slots-by-date': { slots: slotsOf(26) } };

/** A bookable service, as its page is handed it. */
export const service = {
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
