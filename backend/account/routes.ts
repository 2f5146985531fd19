import { eq } from 'drizzle-orm';
import {
  deleteAccount,
  endSession,
  getAccount,
  getAccountData,
  keepLanguage,
} from '#domain/contract/account.ts';
import { users } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { inPieces } from '../http/in-pieces.ts';
import { notSignedIn, refusal } from '../http/refusal.ts';
import { serveCall } from '../http/serve-call.ts';
import { provenNumber, requireProof } from '../phone-proof/require-proof.ts';
import { requireOwnId, requireSession, sessionOf } from '../sessions/bearer.ts';
import { endSessionById } from '../sessions/sessions.ts';
import { findUserId } from '../users/users.ts';
import { isUuid } from '../uuid.ts';
import { accountOf } from './account.ts';
import { dataOf } from './data.ts';
import { deleteAccount as deleteOwn } from './delete.ts';

/** A reading of all data costs the service as much as so many other requests. */
const requestsOfData = 30;

/** What a person sees of their account and does with it (§22.60 to §22.63, §22.125). */
export function serveAccount(app: App, dependencies: Dependencies): void {
  const { db, clock, rateLimiter } = dependencies;
  const signedIn = requireSession(dependencies);
  let isReadingData = false;

  serveCall(app, getAccount, [signedIn], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    return accountOf(db, session, clock());
  });

  serveCall(app, getAccountData, [signedIn], async (request, context) => {
    const session = context.get('session');
    requireOwnId(session, request.user_id);
    // A large account takes seconds and much memory: of several at once nobody would be answered.
    if (isReadingData) throw refusal(429, (say) => say.busy, { 'Retry-After': '10' });
    isReadingData = true;
    try {
      await rateLimiter.byPerson(session.userId, requestsOfData);
      const data = await dataOf(db, session, clock());
      return context.body(inPieces(data), 200, { 'Content-Type': 'application/json' });
    } finally {
      isReadingData = false;
    }
  });

  serveCall(app, endSession, [signedIn], async ({ id, user_id: userId }, context) => {
    requireOwnId(context.get('session'), userId);
    // Another person's session is not touched, and the answer does not tell it from one that is gone.
    if (isUuid(id)) await endSessionById(db, userId, id);
    return {};
  });

  serveCall(app, keepLanguage, [signedIn], async ({ user_id: userId, language }, context) => {
    requireOwnId(context.get('session'), userId);
    await db.update(users).set({ language }).where(eq(users.id, userId));
    return {};
  });

  // It proves a number, as a sign-in does.
  const limited = rateLimiter.byAddress('login');
  serveCall(app, deleteAccount, [limited], async ({ user_id: userId, proof }, context) => {
    const session = await sessionOf(dependencies, context);
    if (session === undefined) {
      if (await isDeleted(proof)) return {};
      throw notSignedIn();
    }
    requireOwnId(session, userId);
    await requireProof(dependencies, proof, session.mobileNumber);
    await deleteOwn(db, session);
    return {};
  });

  /** Whether a deletion with this proof is a repeat: the number is proven, and has no account (§22.65). */
  async function isDeleted(idToken: string): Promise<boolean> {
    const number = await provenNumber(dependencies, idToken);
    return number !== null && (await findUserId(db, number)) === undefined;
  }
}
