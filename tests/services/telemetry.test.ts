// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, createMachine, fromPromise, setup } from 'xstate';
import { ApiFailure } from '../../src/services/api/failure.ts';
import { type ErrorReport, errorReport } from '../../src/services/telemetry/report.ts';
import { createReporter } from '../../src/services/telemetry/reporter.ts';
import { type Unexpected, watchErrors } from '../../src/services/telemetry/watch.ts';
import { startTelemetry } from '../../src/telemetry.ts';

vi.mock('web-vitals', () => {
  const silent = () => undefined;
  const onLCP = (report: (vital: object) => void) =>
    report({ name: 'LCP', value: 1_180, rating: 'good' });
  return { onCLS: silent, onFCP: silent, onINP: silent, onLCP, onTTFB: silent };
});

const asha = '+919876543210';
const code = '123456';
const token = 'session-of-asha';

/** A flow that knows a person's number, and whose call fails with a message that quotes it. */
const flow = setup({
  types: { context: {} as { number: string }, events: {} as { type: 'typed'; text: string } },
  actors: {
    checkUser: fromPromise<void>(async () => {
      throw new TypeError(`${asha} with ${code} and ${token}`);
    }),
  },
  actions: { keep: assign({ number: ({ event }) => event.text }) },
}).createMachine({
  id: 'login',
  context: { number: '' },
  initial: 'asking',
  states: {
    asking: {
      initial: 'entering',
      states: {
        entering: { on: { typed: { target: 'checking', actions: 'keep' } } },
        checking: {
          invoke: { id: 'checkUser', src: 'checkUser', onError: { target: 'entering' } },
        },
      },
    },
  },
});

describe('A watch for unexpected errors (§22.177)', () => {
  it('names the flow, its state and the call that failed, and the running flows', async () => {
    const seen = await seenOf(async (inspect) => {
      const ended = createActor(flow, { inspect }).start();
      ended.stop();
      createActor(flow, { inspect });
      createActor(flow, { inspect }).start().send({ type: 'typed', text: asha });
    });
    expect(seen).toEqual([
      {
        error: expect.any(TypeError),
        step: 'login: asking.checking: checkUser',
        states: ['login: asking.checking'],
        path: '/',
      },
    ]);
  });

  it('names each region of a state that is in several at once, with the state around it', async () => {
    const shown = { type: 'parallel', states: { answers: {}, clock: {} } } as const;
    const page = createMachine({ id: 'page', initial: 'shown', states: { shown } });
    const seen = await seenOf(async (inspect) => {
      createActor(page, { inspect }).start();
      window.dispatchEvent(new ErrorEvent('error', { error: new RangeError() }));
    });
    expect(seen).toMatchObject([{ states: ['page: shown.answers + shown.clock'] }]);
  });

  it('sees what is thrown and what is rejected without a catch, also before it is listened to', async () => {
    const seen = await seenOf(async () => {
      window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(asha) }));
      const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'lost' });
      window.dispatchEvent(rejection);
    });
    expect(seen).toEqual([
      { error: expect.any(RangeError), step: null, states: [], path: '/' },
      { error: 'lost', step: null, states: [], path: '/' },
    ]);
  });
});

describe('A report of an error', () => {
  it('names its class and the places in the build, and never has its message', () => {
    const error = new TypeError(`${asha} at /assets/x-1.js:1:1\n with ${code}`);
    error.stack = `TypeError: ${error.message}
    at f (https://app.example.in/assets/start-BxY_1.js:1:2345)
    at https://app.example.in/event/42?name=Asha:1:1
    at async g (https://app.example.in/assets/login-C-2.js:10:7)`;
    expect(errorReport(seen(error), '/event/:id')).toEqual({
      kind: 'error',
      page: '/event/:id',
      error: 'TypeError',
      code: null,
      at: ['start-BxY_1.js:1:2345', 'login-C-2.js:10:7'],
      step: null,
      states: [],
    });
  });

  it.each([
    ['a failed call', failure(), 'ApiFailure', 'login refused 500'],
    [
      'a call without an answer',
      new ApiFailure('unavailable', 'login'),
      'ApiFailure',
      'login unavailable',
    ],
    ['the provider', provider('auth/quota-exceeded'), 'FirebaseError', 'auth/quota-exceeded'],
    ['a code that is none', provider(`auth/${asha}`), 'FirebaseError', null],
    ['a name that is none', named(`Asha ${asha}`), 'Unknown', null],
    ['a text', `${asha} ${token}`, 'Unknown', null],
    ['nothing', undefined, 'Unknown', null],
  ])('of %s has nothing of a person', (_, error, name, said) => {
    const report = errorReport(seen(error), '/home');
    expect(report).toMatchObject({ error: name, code: said });
    for (const personal of [asha, code, token, 'Asha', 'Sorry'])
      expect(JSON.stringify(report)).not.toContain(personal);
  });
});

describe('The reporter', () => {
  const fetched = vi.fn<typeof fetch>();

  beforeEach(() => {
    fetched.mockReset();
    fetched.mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetched);
  });

  it('sends a report without cookies and without a question before it, also while the page is left', () => {
    const report = vital('LCP');
    createReporter('https://t.example/r')(report);
    expect(fetched.mock.calls).toEqual([
      [
        'https://t.example/r',
        {
          method: 'POST',
          body: JSON.stringify(report),
          keepalive: true,
          mode: 'no-cors',
          credentials: 'omit',
        },
      ],
    ]);
  });

  it('sends the same error once, ten different ones, and twenty reports of one page view', () => {
    const report = createReporter('https://t.example/r');
    for (const states of [[], ['login: asking']]) report(error('Same', states));
    expect(fetched).toHaveBeenCalledTimes(1);
    for (let count = 0; count < 30; count += 1) report(error(`E${count}`));
    expect(fetched).toHaveBeenCalledTimes(10);
    for (let count = 0; count < 30; count += 1) report(vital('CLS'));
    expect(fetched).toHaveBeenCalledTimes(20);
  });

  it('names pages by their patterns, without the id in an address', () => {
    const listen = (tell: (one: Unexpected) => void) =>
      tell({ ...seen(new RangeError()), path: '/event/of-asha' });
    startTelemetry('https://t.example/r', { ...watchErrors(), listen });
    const [, sent] = fetched.mock.lastCall ?? [];
    expect(JSON.parse(String(sent?.body))).toMatchObject({ page: '/event/:id' });
    expect(sent?.body).not.toContain('asha');
  });

  it('names the page with which the visit began for its speed, also where the app has led to another', () => {
    history.replaceState(null, '', '/dashboard');
    const watch = watchErrors();
    history.replaceState(null, '', '/home');
    startTelemetry('https://t.example/r', watch);
    const [[, sent] = []] = fetched.mock.calls;
    expect(JSON.parse(String(sent?.body))).toMatchObject({ page: '/dashboard', name: 'LCP' });
  });

  it('is silent where the address does not answer', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    createReporter('https://t.example/r')(vital('LCP'));
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

async function seenOf(act: (inspect: ReturnType<typeof watchErrors>['inspect']) => Promise<void>) {
  const { inspect, listen } = watchErrors();
  await act(inspect);
  await new Promise((done) => setImmediate(done));
  const told: Unexpected[] = [];
  listen((one) => told.push(one));
  return told;
}

function seen(error: unknown): Unexpected {
  return { error, step: null, states: [], path: '/' };
}

function failure() {
  return new ApiFailure('refused', 'login', { status: 500, sentence: `Sorry, ${asha}.`, code });
}

function provider(code: string) {
  return Object.assign(new Error(asha), { name: 'FirebaseError', code });
}

function named(name: string) {
  return Object.assign(new Error(asha), { name });
}

function vital(name: string) {
  return { kind: 'vital', page: '/home', name, value: 1, rating: 'good', states: [] } as const;
}

function error(name: string, states: string[] = []): ErrorReport {
  return { kind: 'error', page: '/home', error: name, code: null, at: [], step: null, states };
}
