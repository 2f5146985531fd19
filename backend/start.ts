import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/database.ts';
import { type Listening, listen } from './listen.ts';
import type { Log } from './log.ts';
import { createVerifyProof } from './phone-proof/provider.ts';
import { seedBookings } from './seeds/bookings/seed-bookings.ts';
import { seedCalendar } from './seeds/calendar/seed-calendar.ts';
import { seedGatherings } from './seeds/gatherings/seed-gatherings.ts';
import { seedInvitations } from './seeds/invitations/seed-invitations.ts';
import { seed } from './seeds/seed.ts';

/** A backend that answers at `url`, such as `http://127.0.0.1:8787`. */
export interface Backend {
  readonly url: string;
  /** Lets requests under way finish, then closes the database. */
  readonly close: () => Promise<void>;
}

/** Starts the backend. Rejects with a StartupFailure, and then leaves nothing open. */
export async function startBackend(config: Config, log: Log): Promise<Backend> {
  const clock: Clock = () => new Date();
  const connection = await connect(config.storage, log);
  const server = await prepare(config, connection, clock, log).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await connection.close();
    },
  };
}

async function prepare(
  config: Config,
  { db }: Connection,
  clock: Clock,
  log: Log,
): Promise<Listening> {
  if (config.local) {
    await seed(db, config.aadhaarHashKey, clock());
    await seedCalendar(db, clock());
    await seedBookings(db, clock());
    await seedGatherings(db, config.aadhaarHashKey, clock());
    await seedInvitations(db, config.aadhaarHashKey, clock());
  }
  const verifyProof = createVerifyProof(config, clock);
  const app = createApp({ db, config, clock, verifyProof, log });
  return listen(createServer(getRequestListener(app.fetch)), config.host, config.port);
}
