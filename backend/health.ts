import { sql } from 'drizzle-orm';
import type { Dependencies } from './dependencies.ts';
import type { App } from './http/context.ts';
import { refusal } from './http/refusal.ts';

/**
 * `/healthz`: 200 while the process answers, whatever the database does, since a new process would not
 * mend that. `/readyz`: 200 while calls can be sent here; 503 when the database does not answer, and
 * from the signal to stop on (§22.140).
 */
export function serveHealth(app: App, { db }: Dependencies, isStopping: () => boolean): void {
  app.get('/healthz', (context) => context.json({ ok: true }));

  app.get('/readyz', async (context) => {
    if (isStopping()) throw refusal(503, (say) => say.stopping);
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      throw refusal(503, (say) => say.databaseSilent).because(error);
    }
    return context.json({ ok: true });
  });
}
