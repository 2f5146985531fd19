import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../postgres/databases.ts';
import { givenPostgres } from '../../postgres/start.ts';
import { answering } from '../../stack/answering.ts';
import { startBackends } from '../../stack/backend.ts';
import { type Child, startChild } from '../../stack/child.ts';
import { Parts } from '../../stack/parts.ts';
import { freePorts } from '../../stack/ports.ts';
import { root } from '../../stack/root.ts';
import type { Findings, Machinery } from '../part.ts';
import { benchCalls } from './calls.ts';

/** Where the backend of a run keeps its data; `bare` is another place on the same engine. */
interface Engine {
  readonly name: string;
  readonly own: Place;
  readonly bare: Place;
  /** Bookings a second that are aimed at. */
  readonly aim: string;
}

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Bookings by the backend on both databases, beside bare inserts into the same. */
export async function benchBackend({ running }: Machinery): Promise<Findings> {
  const all = [await onFolder(running), await onServer(running)];
  return {
    rows: all.flatMap(({ rows }) => rows),
    faults: all.flatMap(({ faults = [] }) => faults),
  };
}

async function onFolder(running: Parts): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'timewell-bench-'));
  const place = (name: string) => ({ dataFolder: join(folder, name), databaseUrl: undefined });
  const places = { own: place('own'), bare: place('bare') };
  try {
    return await measure({ name: 'PGlite', ...places, aim: '≥ 300' }, running);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On the server of `DATABASE_URL`, or on one of npm's; in databases of its own. */
async function onServer(running: Parts): Promise<Findings> {
  const { url, stop } = await givenPostgres();
  const [own, bare] = [await createDatabase(url), await createDatabase(url)];
  const place = ({ url }: typeof own) => ({ dataFolder: tmpdir(), databaseUrl: url });
  const places = { own: place(own), bare: place(bare) };
  try {
    return await measure({ name: 'PostgreSQL', ...places, aim: '≥ 1,000' }, running);
  } finally {
    await Promise.all([own.drop(), bare.drop()]);
    await stop();
  }
}

async function measure(engine: Engine, running: Parts): Promise<Findings> {
  const own = new Parts();
  running.own(() => own.close());
  try {
    const floor = await startFloor(engine.bare, own.task);
    const [url = ''] = await startBackends(1, engine.own, own.task);
    return await benchCalls({ ...engine, url, floor });
  } finally {
    await own.close();
  }
}

async function startFloor(place: Place, track: (child: Child) => void): Promise<string> {
  const { dataFolder, databaseUrl: DATABASE_URL } = place;
  const { backend } = await freePorts();
  const url = `http://127.0.0.1:${backend}`;
  const child = startChild({
    name: 'The bare server',
    script: join(root, 'scripts/bench/backend/bare.ts'),
    folder: root,
    environment: {
      ...process.env,
      DATA_FOLDER: dataFolder,
      BACKEND_PORT: String(backend),
      DATABASE_URL,
    },
  });
  track(child);
  await answering(child, url);
  return url;
}
