import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Connection } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { databaseOn } from './pool.ts';

/** The server's first answer: signed in (`R`), and ready for a statement (`Z`). */
const accepted = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
const terminate = 'X'.charCodeAt(0);

/**
 * The engine in this process as node-postgres sees a server: so both databases have one driver, and
 * statements keep their plans, which PGlite's own interface makes anew for each call.
 */
class Socket extends Duplex {
  #isStarted = false;
  readonly #engine: PGlite;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  ref(): void {}

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #send(message: Buffer): Promise<void> {
    if (message[0] === terminate) return;
    this.push(this.#isStarted ? await this.#engine.execProtocolRaw(message) : await this.#start());
    this.#isStarted = true;
  }

  /** The engine has one session for all connections: what a broken one left would stop the next. */
  async #start(): Promise<Buffer> {
    await this.#engine.exec('rollback');
    await this.#engine.exec('deallocate all');
    return accepted;
  }
}

/**
 * Opens and migrates the database of an engine. It has one connection, which requests take in turn,
 * and which is kept, since the plans are kept with it.
 */
export async function openEngine(engine: PGlite): Promise<Connection> {
  await engine.waitReady;
  const pool = new Pool({ max: 1, idleTimeoutMillis: 0, stream: () => new Socket(engine) });
  const db = databaseOn(pool);
  await migrate(db, { migrationsFolder });
  return {
    db,
    pool,
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}
