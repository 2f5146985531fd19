import * as v from 'valibot';
import type { Call, RequestOf, ResponseOf } from '../../domain/contract/call.ts';
import { Refusal } from '../../domain/contract/failure.ts';
import { within } from '../within.ts';
import { answerTo } from './early-calls.ts';
import { ApiFailure } from './failure.ts';
import { type Bases, type CallRequest, requestOf } from './request.ts';

interface ApiOptions {
  bases: Bases;
  /** The session token that calls carry, or null. */
  sessionToken: () => string | null;
  /** The language of the page, in which the service's sentences come (§22.120). */
  language: () => string;
  /** Recipient of a 401 to a call that carried this token (§8.11). */
  onUnauthorized: (token: string | null) => void;
}

export interface SendOptions {
  signal: AbortSignal;
  /** A bearer other than the session's: the proof of the phone. */
  bearer?: string;
  /** A 401 is for the caller to judge, and ends no session by itself. */
  keepsSession?: boolean;
  /** Milliseconds after which a call without a whole answer is unavailable; 10 seconds by default. */
  patience?: number;
  /** Headers of this call alone. */
  headers?: Readonly<Record<string, string>>;
  /** Receives the cursor of the next page, if the answer names one (§22.6). */
  onNext?: (cursor: string) => void;
  /** Receives when a stored answer was given, in milliseconds, where it stands for one that did not come. */
  onStored?: (at: number) => void;
  /** Whether the person is shown what came before, so that no stored answer has to stand for one. */
  isShown?: boolean;
}

/** Sends one call of the contract and reads its answer, or throws an `ApiFailure`. */
export type Send = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: SendOptions,
) => Promise<ResponseOf<C>>;

export const defaultTimeout = 10_000;

/** The one client of the service API. */
export function createSend(options: ApiOptions): Send {
  const naming = new Set<string>();
  return async (call, request, own) => {
    const token = own.bearer ?? options.sessionToken();
    const fields = v.parse(v.record(v.string(), v.unknown()), request);
    const sent = requestOf(call, fields, { token, language: options.language() }, options.bases);
    const response = await readResponse(call, sent, own, naming);
    if (response.status === 401 && call.endsSessionOn401 && !own.keepsSession) {
      options.onUnauthorized(token);
    }
    if (response.status === 401) throw new ApiFailure('unauthorized', call.name, { status: 401 });
    if (!isSuccess(call, response)) {
      const parsed = v.safeParse(Refusal, response.body);
      throw new ApiFailure('refused', call.name, {
        status: response.status,
        retryAfter: response.retryAfter,
        sentence: parsed.success ? parsed.output.error : null,
        code: parsed.success ? (parsed.output.code ?? null) : null,
      });
    }
    if (response.next !== null) own.onNext?.(response.next);
    return read(call, response.body);
  };
}

/** The answer as its call's schema has it; one of another form is read by code of its own (§21.1). */
export async function read<C extends Call>(call: C, body: unknown): Promise<ResponseOf<C>> {
  const parsed = v.safeParse(call.response, body);
  if (parsed.success) return parsed.output as ResponseOf<C>;
  const reader = await import('./read-answer.ts').catch((cause) => {
    throw new ApiFailure('unavailable', call.name, { cause });
  });
  return reader.readAnswer(call, body);
}

function isSuccess({ success }: Call, { ok, status }: Pick<Answer, 'ok' | 'status'>): boolean {
  return success === null ? ok : status === success;
}

interface Answer {
  status: number;
  ok: boolean;
  /** The parsed JSON, or undefined if there is none. */
  body: unknown;
  /** Milliseconds that the service asks to wait, or null. */
  retryAfter: number | null;
  /** The cursor of the next page, or null. */
  next: string | null;
}

async function readResponse(
  call: Call,
  request: CallRequest,
  { signal, headers: more, patience = defaultTimeout }: SendOptions,
  naming: Set<string>,
): Promise<Answer> {
  const limit = within(patience, signal);
  try {
    const response = await answerTo(request, limit, { ...more, ...idOf(request, naming) });
    if (response.headers.has(idHeader)) naming.add(new URL(request.url).origin);
    const { status, ok, headers } = response;
    const text = await response.text().catch((cause: unknown) => {
      // The change is made, and only what the answer says of it is missing (§21.3).
      const isPortal = /html/i.test(headers.get('content-type') ?? '');
      const isRead = !v.safeParse(call.response, undefined).success;
      if (signal.aborted || !isSuccess(call, response) || isPortal || isRead) throw cause;
      return '';
    });
    if (ok && isPage(text)) throw new Error('a page of HTML');
    const retryAfter = readRetryAfter(headers.get('retry-after'));
    return { status, ok, body: readJson(text), retryAfter, next: readNext(headers.get('link')) };
  } catch (cause) {
    // An aborted call never settles: in strict mode its actor starts anew and would receive the
    // failure.
    if (signal.aborted) return new Promise<never>(() => undefined);
    throw new ApiFailure('unavailable', call.name, { cause });
  }
}

const idHeader = 'x-request-id';

/**
 * An id of its own for a request to an origin that names requests so in its answers (§22.141): another
 * service may not let the browser send this header. A visitor's list has none, since the browser would
 * ask before it whether it may be sent.
 */
function idOf({ url, init }: CallRequest, naming: ReadonlySet<string>): Record<string, string> {
  const isAskedBefore = init.method === 'POST' || init.headers.authorization !== undefined;
  if (!isAskedBefore || !naming.has(new URL(url).origin)) return {};
  return { [idHeader]: crypto.randomUUID() };
}

/** The cursor in the link that leads to the next page; null without one. */
function readNext(link: string | null): string | null {
  const target = /<([^<>]*)>\s*;[^,<]*\brel="?next"?/i.exec(link ?? '')?.[1] ?? '';
  return new URLSearchParams(target.split(/[?#]/)[1]).get('cursor');
}

/** Whether a text is a page of HTML: a captive portal, or the host of the app, answered for the service. */
function isPage(text: string): boolean {
  return /^\s*(<\?xml[^>]*>\s*)?<(!|html|head|meta|script)/i.test(text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The milliseconds of a `Retry-After`, which is in seconds or an HTTP date; null otherwise. */
function readRetryAfter(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
