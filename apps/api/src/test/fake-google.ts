import { createSign, createVerify, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import type { GoogleAccess } from '#integrations/firebase/identity.ts';

export const project = 'atlas-under-test';

export const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });

interface Header {
  alg?: string;
  kid?: string | undefined;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes a token as Firebase signs it, or a forged one. */
export function tokenOf(payload: object, key: KeyObject | undefined, header: Header = {}): string {
  const signed = `${encode({ alg: 'RS256', kid: 'current', typ: 'JWT', ...header })}.${encode(payload)}`;
  const signature = key ? createSign('RSA-SHA256').update(signed).sign(key, 'base64url') : '';
  return `${signed}.${signature}`;
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Required<Claims>;

/** Google's time, even if a test changes this machine's clock. */
export const nowSeconds = (): number => Math.floor((performance.timeOrigin + performance.now()) / 1000);

interface Claims {
  iss?: string;
  aud?: string;
  sub?: string;
  iat?: number;
  exp?: number;
  auth_time?: number;
  email?: string | undefined;
}

const claims = (issuer: string, given: Claims): Claims & { email_verified: boolean } => ({
  iss: `${issuer}/${project}`,
  aud: project,
  sub: 'ada',
  iat: nowSeconds(),
  exp: nowSeconds() + 3_600,
  auth_time: nowSeconds(),
  email: 'ada@example.com',
  email_verified: true,
  ...given,
});

export const idClaims = (given: Claims = {}) => claims('https://securetoken.google.com', given);
export const sessionClaims = (given: Claims = {}) => claims('https://session.firebase.google.com', given);

export interface FakeGoogle {
  /** The public keys by id with which Google signs ID tokens and session cookies. */
  keys: Record<string, string>;
  /** The state of an account; `undefined` if it does not exist. */
  account: { localId: string; email?: string; validSince?: string; disabled?: boolean } | undefined;
  /** The status of every response. */
  status: number;
  /** The session cookies that were requested. */
  cookiesAsked: { idToken: string; validDuration: number }[];
  /** An agent that sends calls for every Google host to this server. */
  access: GoogleAccess;
  signingKey: KeyObject;
  close(): Promise<void>;
}

/** A server for Google's side of Firebase Authentication, with test keys. The real SDK verifies the signatures. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const { publicKey, privateKey } = keyPair();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, said } = await answerOf(request);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' });
    response.end(JSON.stringify(said));
  };
  const answerOf = async (request: IncomingMessage): Promise<{ status: number; said: object }> => {
    if (google.status !== 200) return { status: google.status, said: { error: { message: 'down' } } };
    if (request.url === '/token') return tokenFor(await text(request));
    const isJson = request.headers['content-type']?.includes('json') ?? false;
    return { status: 200, said: answerTo(request.url ?? '', isJson ? await json(request) : {}) };
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const answerTo = (url: string, body: unknown): object => {
    if (url.includes('accounts:lookup')) return google.account ? { users: [google.account] } : {};
    if (url.includes(':createSessionCookie')) {
      const asked = body as FakeGoogle['cookiesAsked'][number];
      google.cookiesAsked.push(asked);
      const { sub, email, auth_time } = payloadOf(asked.idToken);
      return { sessionCookie: tokenOf(sessionClaims({ sub, email, auth_time }), google.signingKey) };
    }
    return google.keys;
  };

  const agent = new Agent();
  // A plain socket instead of TLS, because the tests are about tokens and not about the transport.
  agent.createConnection = () => connect(port, '127.0.0.1');

  const google: FakeGoogle = {
    keys: { current: publicKey.export({ type: 'spki', format: 'pem' }).toString() },
    account: { localId: 'ada', email: 'ada@example.com', validSince: '0' },
    status: 200,
    cookiesAsked: [],
    access: { agent },
    signingKey: privateKey,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return google;
}

/** The project's service account. */
const accountKeys = keyPair();
const maxSkewSeconds = 300;

/** Returns an access token if the assertion has a valid signature and date. */
function tokenFor(form: string): { status: number; said: object } {
  const assertion = new URLSearchParams(form).get('assertion') ?? '';
  const [header = '', payload = '', signature = ''] = assertion.split('.');
  const isSigned = createVerify('RSA-SHA256')
    .update(`${header}.${payload}`)
    .verify(accountKeys.publicKey, signature, 'base64url');
  const isDatedRight = isSigned && Math.abs(payloadOf(assertion).iat - nowSeconds()) < maxSkewSeconds;
  if (isDatedRight) return { status: 200, said: { access_token: 'access', expires_in: 3_600 } };
  const why = isSigned ? 'Token must be in a reasonable timeframe.' : 'Invalid JWT Signature.';
  return { status: 400, said: { error: 'invalid_grant', error_description: why } };
}

/** Environment variables of production for a project at this server. */
export const productionVariables = (database: string): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://atlas.example',
  DATABASE_URL: database,
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: 'AIzaSyUnderTest',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: project,
    client_email: `service@${project}.iam.gserviceaccount.com`,
    private_key: accountKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }),
  STRIPE_SECRET_KEY: 'sk_live_under_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_under_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_product_under_test_0123456789',
  OPERATOR_NAME: 'Atlas Under Test Ltd',
  OPERATOR_ADDRESS: '2 Test Road, 10115 Berlin, Germany',
  OPERATOR_EMAIL: 'hello@atlas.example',
  LOG_HASH_KEY: 'a key of at least sixteen',
  PEOPLE_KEYS: `2026:${randomBytes(32).toString('base64')}`,
  LOG_LEVEL: 'silent',
  WEB_DIST: path.join(import.meta.dirname, 'web-build'),
});
