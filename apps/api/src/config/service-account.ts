import { createPrivateKey } from 'node:crypto';
import type { EnvironmentReader } from './environment.ts';

/** A Google service account, as its key file holds it. */
export interface ServiceAccount {
  readonly project_id: string;
  readonly client_email: string;
  readonly private_key: string;
}

/** Reads the key file from `FIREBASE_SERVICE_ACCOUNT`. Its parts are empty if the variable is missing or invalid. */
export function readServiceAccount(env: EnvironmentReader, projectId: string): ServiceAccount {
  const json = env.optional('FIREBASE_SERVICE_ACCOUNT') ?? '';
  const empty = { project_id: '', client_email: '', private_key: '' };
  if (!json) return empty;
  const account: Partial<ServiceAccount> | undefined = env.json(
    'FIREBASE_SERVICE_ACCOUNT',
    json,
    'the JSON object of a key file of a service account, on one line',
  );
  if (!account) return empty;
  const { project_id, client_email, private_key } = account;
  if (!project_id || !client_email || !private_key) {
    env.problem('FIREBASE_SERVICE_ACCOUNT must hold project_id, client_email and private_key');
    return empty;
  }
  if (!isPrivateKey(private_key)) {
    env.problem('FIREBASE_SERVICE_ACCOUNT holds a private_key that cannot be read');
  }
  if (project_id !== projectId) {
    env.problem('FIREBASE_SERVICE_ACCOUNT belongs to another project than FIREBASE_PROJECT_ID');
  }
  return { project_id, client_email, private_key };
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    // The error is not reported, because its message may quote the key.
    return false;
  }
}
