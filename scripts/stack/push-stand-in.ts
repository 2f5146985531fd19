import { generateKeyPair, type KeyObject, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import { localProject } from './auth-emulator.ts';
import { listenOnLoopback } from './loopback.ts';

const email = 'push-stand-in@timewell.invalid';

const Sent = v.object({
  message: v.object({
    token: v.string(),
    notification: v.object({ title: v.string(), body: v.string() }),
    data: v.object({ path: v.string() }),
    webpush: v.object({
      headers: v.object({ TTL: v.pipe(v.string(), v.regex(/^\d+$/)) }),
      notification: v.object({ tag: v.string() }),
    }),
  }),
});

/** A push message as it came from the backend. */
export type SentPush = v.InferOutput<typeof Sent>['message'];

/** An answer of the stand-in in the place of a success. */
export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Google's part in sending push messages, on this machine. */
export interface PushStandIn {
  /** For the backend's environment. */
  readonly settings: { readonly FCM_CREDENTIALS: string; readonly FCM_URL: string };
  /** How many access tokens it has given out. */
  readonly granted: () => number;
  readonly close: () => Promise<void>;
}

interface Options {
  /** 0 takes any free port. */
  readonly port: number;
  /** Called with each message as it is received; undefined answers with a success. */
  readonly receive: (message: SentPush) => Answer | undefined | Promise<Answer | undefined>;
}

/**
 * Plays the token endpoint and FCM's HTTP v1 API on the loopback address, and hands each message to the
 * open pages that listen for its token. It makes up a service account, whose key is in a file until the
 * end. It checks the signature, the scope and the bearer, as Google does.
 */
export async function startPushStandIn({ port, receive }: Options): Promise<PushStandIn> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
  });
  const accessToken = randomUUID();
  let granted = 0;
  const pages = new Map<ServerResponse, string>();
  const server = await listenOnLoopback((request, response) => {
    const token = /^\/messages\/(?<token>[\w-]+)$/.exec(request.url ?? '')?.groups?.token;
    if (token !== undefined) return listen(response, token);
    const ask = request.url === '/token' ? grant : send;
    ask(request).then(
      ({ status, headers, body = {} }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  }, port);
  const url = `http://127.0.0.1:${server.port}`;
  const folder = await mkdtemp(join(tmpdir(), 'timewell-push-'));
  const credentials = join(folder, 'service-account.json');
  await writeFile(credentials, JSON.stringify(accountAt(url, privateKey)), { mode: 0o600 });

  async function grant(request: IncomingMessage): Promise<Answer> {
    const form = new URLSearchParams(await text(request));
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: email,
      audience: `${url}/token`,
      // Tests have a clock of their own.
      currentDate: new Date(0),
    });
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging') {
      return { status: 400, body: { error: 'invalid_scope' } };
    }
    granted += 1;
    return { status: 200, body: { access_token: accessToken, expires_in: 3599 } };
  }

  async function send(request: IncomingMessage): Promise<Answer> {
    if (request.url !== `/v1/projects/${localProject}/messages:send`) return { status: 404 };
    if (request.headers.authorization !== `Bearer ${accessToken}`) return { status: 401 };
    const { message } = v.parse(Sent, await json(request));
    const name = `projects/${localProject}/messages/${randomUUID()}`;
    const answer = await receive(message);
    if (answer !== undefined) return answer;
    for (const [page, token] of pages)
      if (token === message.token) page.write(`data: ${JSON.stringify(message)}\n\n`);
    return { status: 200, body: { name } };
  }

  function listen(response: ServerResponse, token: string): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.flushHeaders();
    pages.set(response, token);
    response.on('close', () => pages.delete(response));
  }

  return {
    settings: { FCM_CREDENTIALS: credentials, FCM_URL: url },
    granted: () => granted,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accountAt(url: string, privateKey: KeyObject) {
  return {
    type: 'service_account',
    project_id: localProject,
    private_key_id: 'local',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: email,
    token_uri: `${url}/token`,
  };
}
