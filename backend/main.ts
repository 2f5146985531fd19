import { type Config, readConfig } from './config.ts';
import { createLog, describeError } from './log.ts';
import { StartupFailure } from './startup-failure.ts';

const outcome = readConfig(process.env);
if (outcome.kind === 'refused') {
  fail(outcome.sentences);
} else {
  await run(outcome.config).catch((error: unknown) => fail([sentenceOf(error)]));
}

async function run(config: Config): Promise<void> {
  const stopped = untilStopped();
  const log = createLog(config.logLevel);
  if (config.local) {
    log.warn('local mode: unsigned sign-ins are accepted, so keep this away from any network');
  }
  // Loaded only now: a refused setting is reported at once.
  const { startBackend } = await import('./start.ts');
  const backend = await Promise.race([startBackend(config, log), stopped]);
  if (!backend) {
    // The database takes back what is half done.
    log.info('stopped before it was ready');
    process.exit(0);
  }
  const { url, metricsUrl } = backend;
  log.info({ metricsUrl, url }, 'ready');
  process.send?.({ type: 'ready', url });
  await stopped;
  log.info('stopping');
  await backend.close(untilStopped());
  if (process.connected) process.disconnect();
}

/** Resolves at a signal, or when the parent process ends. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => resolve());
    process.on('disconnect', () => resolve());
  });
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupFailure) return error.message;
  return `The backend could not start for a reason nobody foresaw: report this line (${describeError(error)}).`;
}

function fail(sentences: readonly string[]): void {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}
