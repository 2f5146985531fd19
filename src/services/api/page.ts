import type { Call, RequestOf, ResponseOf } from '../../domain/contract/call.ts';
import type { Send } from './client.ts';

/** More than the reference backend lets a person fill; a service that never ends is left there. */
const mostPages = 100;

/** An answer, and the cursor of the page after it; null where the answer names none. */
interface PageOf<Answer> {
  readonly answer: Answer;
  readonly next: string | null;
}

/** Asks for one page of a list. */
async function sendPage<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
): Promise<PageOf<ResponseOf<C>>> {
  let next: string | null = null;
  const onNext = (cursor: string) => {
    next = cursor;
  };
  return { answer: await send(call, request, { signal, onNext }), next };
}

/** Asks for all pages of a list, one after the other. */
export async function sendAllPages<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
): Promise<ResponseOf<C>[]> {
  const answers: ResponseOf<C>[] = [];
  let cursor: string | null = null;
  do {
    const asked = cursor === null ? request : Object.assign({}, request, { cursor });
    const page: PageOf<ResponseOf<C>> = await sendPage(send, call, asked, signal);
    answers.push(page.answer);
    cursor = page.next;
  } while (cursor !== null && answers.length < mostPages);
  return answers;
}
