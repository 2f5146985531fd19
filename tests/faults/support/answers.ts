import type { Answer, CallName } from './network.ts';

export const userID = 'asha';
export const token = 'a-session-token';

export const service = {
  service_id: 'teeth',
  name: 'Dental check-up',
  description: 'A careful look, and a plan.',
  currency: 'INR',
  price: 500,
  partner_id: 'smile',
};

/** How everything answers when all is well; the number is known. */
export const wellAnswers: Readonly<Record<CallName, Answer>> = {
  validateToken: ok({ valid: true }),
  linkPending: ok({}),
  checkUser: ok({ exists: true, userID }),
  login: ok({ token, userID }),
  signup: ok({ token, userID }),
  listServices: ok({ services: [service] }),
  reverseGeocode: ok({ address: { city: 'Nandyal', postcode: '518501' } }),
};

export function ok(body: unknown): Answer {
  return () => Response.json(body);
}

/** A refusal with a sentence for the person. */
export function refusal(status: number, error: unknown): Answer {
  return () => Response.json({ error }, { status });
}

/** A body that is no JSON. */
export function page(status: number, text: string): Answer {
  return () => new Response(text, { status, headers: { 'content-type': 'text/html' } });
}

export const noConnection: Answer = () => Promise.reject(new TypeError('fetch failed'));

export const silence: Answer = () => new Promise(() => undefined);
