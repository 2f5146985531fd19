import { noConnection, page, refusal, silence } from '../world/answers.ts';
import type { Answer } from '../world/network.ts';
import type { FaultColumn } from './matrix/columns.ts';

/** A way for a call to fail. */
export interface Fault {
  column: FaultColumn;
  kind: 'unauthorized' | 'refused' | 'broken' | 'unanswered';
  answer: Answer;
}

/** The service's own sentence in a refusal that has one. */
export const sentence = 'Not today, please.';

export const unauthorized: Fault = {
  column: 'unauthorized',
  kind: 'unauthorized',
  answer: refusal(401, sentence),
};

/** Every fault; `wrongShape` is JSON that the call's schema refuses. */
export function faultsOf(wrongShape: unknown): Fault[] {
  return [
    { column: 'refusal', kind: 'refused', answer: refusal(403, sentence) },
    unauthorized,
    { column: 'html500', kind: 'broken', answer: page(500, '<h1>Oh no</h1>') },
    { column: 'malformed', kind: 'broken', answer: page(200, '{"token": "a-ses') },
    { column: 'wrongShape', kind: 'broken', answer: () => Response.json(wrongShape) },
    { column: 'refusedConnection', kind: 'unanswered', answer: noConnection },
    { column: 'timeout', kind: 'unanswered', answer: silence },
  ];
}

/** Whether the fault counts as a success where the body of an answer is not read. */
export function isMisread({ column }: Fault): boolean {
  return column === 'malformed' || column === 'wrongShape';
}
