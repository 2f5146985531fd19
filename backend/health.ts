import { sql } from 'drizzle-orm';
import type { Dependencies } from './dependencies.ts';
import type { App } from './http/context.ts';
import { refusal } from './http/refusal.ts';

/** `/healthz`: 200 when the database answers, else 503. */
export function serveHealth(app: App, { db }: Dependencies): void {
  app.get('/healthz', async (context) => {
    try {
      await db.execute(sql`select 1`);
    } catch {
      throw refusal(503, (say) => say.databaseSilent);
    }
    return context.json({ ok: true });
  });
}
