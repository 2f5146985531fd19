import { checkUser, login, signup } from '#domain/contract/sign-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import { serveCall } from '../http/serve-call.ts';
import { shownName } from '../http/shown-name.ts';
import { requireProof } from '../phone-proof/require-proof.ts';
import type { OpenCall } from '../rate-limits/limits.ts';
import { bearerOf } from '../sessions/bearer.ts';
import { deviceOf } from '../sessions/device.ts';
import { openSession } from '../sessions/sessions.ts';
import { isPlausibleBirthday } from './date-of-birth.ts';
import { createUser, findUserId } from './users.ts';

/**
 * `/check-user`, `/login` and `/signup` (§7.3 to §7.5). A number counts only after its phone is
 * proven, so that a stranger cannot use up its limit and keep its owner out.
 */
export function serveSignIn(app: App, dependencies: Dependencies): void {
  const { db, clock, aadhaarHashKey, rateLimiter, requireApp } = dependencies;
  const before = (call: OpenCall) => [rateLimiter.byAddress(call), requireApp];

  serveCall(app, checkUser, before('checkUser'), async (request) => {
    const userID = await findUserId(db, request.mobile_number);
    return { exists: userID !== undefined, userID: userID ?? null };
  });

  serveCall(app, login, before('login'), async (request, context) => {
    await requireProof(dependencies, bearerOf(context), request.mobile_number);
    await rateLimiter.byProvenNumber('login', request.mobile_number);
    const userID = await findUserId(db, request.mobile_number);
    if (userID === undefined) throw refusal(404, (say) => say.noAccount);
    const device = deviceOf(context.req.header('user-agent'));
    return { userID, token: await openSession(db, userID, clock(), device) };
  });

  serveCall(app, signup, before('signup'), async (wanted, context) => {
    const request = { ...wanted, full_name: shownName('full_name', wanted.full_name) };
    if (!isPlausibleBirthday(request.dob, clock())) {
      throw refusal(400, (say) => say.birthdayImplausible);
    }
    await requireProof(dependencies, bearerOf(context), request.mobile_number);
    await rateLimiter.byProvenNumber('signup', request.mobile_number);
    const known = await findUserId(db, request.mobile_number);
    if (known === undefined) await rateLimiter.requireAccountLeft(request.mobile_number);
    const device = deviceOf(context.req.header('user-agent'));
    const created = await createUser(db, request, { aadhaarHashKey, device, now: clock() });
    if (created === undefined) throw refusal(409, (say) => say.accountExists);
    if (created.isNew) await rateLimiter.countAccount(request.mobile_number);
    return created;
  });
}
