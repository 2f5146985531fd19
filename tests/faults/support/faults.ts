import { noConnection, page, refusal, silence } from './answers.ts';
import type { Answer } from './network.ts';

/** One way in which a call goes wrong. */
export interface Fault {
  title: string;
  kind: 'unauthorized' | 'refused' | 'broken' | 'unanswered';
  answer: Answer;
}

/** The service's own sentence in a refusal that has one. */
export const sentence = 'Not today, please.';

/**
 * Every way in which an answer goes wrong; `wrongShape` is JSON that is none of the call's. Without
 * it, whatever a success holds is good.
 */
export function faultsOf(wrongShape?: unknown): Fault[] {
  return [
    { title: 'answers 401', kind: 'unauthorized', answer: refusal(401, sentence) },
    { title: 'answers 403 with a sentence', kind: 'refused', answer: refusal(403, sentence) },
    { title: 'answers 500 with HTML', kind: 'broken', answer: page(500, '<h1>Oh no</h1>') },
    ...(wrongShape === undefined ? [] : misreadOf(wrongShape)),
    { title: 'breaks off while answering', kind: 'unanswered', answer: brokenOff },
    { title: 'refuses the connection', kind: 'unanswered', answer: noConnection },
    { title: 'never answers', kind: 'unanswered', answer: silence },
  ];
}

/** Successes that do not hold what they should. */
export function misreadOf(wrongShape: unknown): Fault[] {
  return [
    { title: 'answers with JSON cut off', kind: 'broken', answer: page(200, '{"token": "a-ses') },
    { title: 'answers in another shape', kind: 'broken', answer: () => Response.json(wrongShape) },
    { title: 'answers with nothing in it', kind: 'broken', answer: page(200, '') },
  ];
}

const brokenOff: Answer = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"to'));
        stream.error(new TypeError('terminated'));
      },
    }),
  );
