import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { StartupFailure } from '../startup-failure.ts';

const ServiceAccount = v.object({
  type: v.literal('service_account'),
  project_id: v.string(),
  private_key_id: v.string(),
  private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----'), v.check(isKey)),
  client_email: v.string(),
  token_uri: v.pipe(v.string(), v.url()),
});

/** The key of a Google service account, as its console gives it out. */
export type ServiceAccount = v.InferOutput<typeof ServiceAccount>;

/**
 * Reads the key from a file. Rejects with a StartupFailure; so it does for another project's, by which
 * every device would be unknown and forgotten.
 */
export async function readServiceAccount(path: string, projectId: string): Promise<ServiceAccount> {
  const parsed = v.safeParse(ServiceAccount, await readJson(path));
  if (!parsed.success) {
    throw new StartupFailure(
      `The file ${path} is not the key of a service account: set FCM_CREDENTIALS to the one that Firebase gives out, or leave it out.`,
    );
  }
  if (parsed.output.project_id !== projectId) {
    throw new StartupFailure(
      `The key in ${path} is of the project ${parsed.output.project_id}, but FIREBASE_PROJECT_ID is ${projectId}: set FCM_CREDENTIALS to a key of that project.`,
    );
  }
  return parsed.output;
}

/** A key that was damaged on its way would be noticed by the first message alone. */
function isKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
