import { isAbsolute, join } from 'node:path';
import { Fault } from '../fault.ts';
import { isLoopback } from '../settings.ts';
import { root } from './root.ts';

/**
 * Where the environment lets the stack keep its data. The stack fills it with invented people and lets anyone
 * sign in as anyone, so a place that may be a service's own is a `Fault`.
 */
export function dataPlaceFrom(environment: NodeJS.ProcessEnv) {
  const { NODE_ENV, DATABASE_URL: databaseUrl, DATA_FOLDER: chosen } = environment;
  if (NODE_ENV === 'production')
    throw new Fault(
      'The local stack lets anyone sign in as anyone and fills its database with invented people: start it in a shell without NODE_ENV=production and without the settings of your service.',
    );
  if (databaseUrl && !isLoopback(hostOf(databaseUrl, environment)))
    throw new Fault(
      'The local stack fills its database with invented people, and DATABASE_URL names another machine’s: remove it, or name a database of this machine.',
    );
  return { databaseUrl, dataFolder: folderFrom(chosen) };
}

function hostOf(databaseUrl: string, { PGHOST }: NodeJS.ProcessEnv): string {
  const url = URL.parse(databaseUrl);
  const host = url?.searchParams.get('host') || url?.hostname || PGHOST || '';
  const isSocket = /^(\/|%2f|$)/i.test(host);
  return isSocket ? 'localhost' : host;
}

function folderFrom(chosen: string | undefined): string {
  if (!chosen) return join(root, '.data');
  return isAbsolute(chosen) ? chosen : join(root, chosen);
}
