import { createSign } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request, type Agent } from 'node:https';
import { json } from 'node:stream/consumers';
import type { ServiceAccount } from '#config/service-account.ts';

interface AccessToken {
  access_token: string;
  expires_in: number;
}

interface TokenResponse {
  status: number;
  /** The `Date` header, by Google's clock. */
  answeredAt: Date;
  body: Partial<AccessToken & { error: string; error_description: string }>;
}

const tokenAddress = 'https://oauth2.googleapis.com/token';
const scopes = [
  'https://www.googleapis.com/auth/cloud-platform',
  'https://www.googleapis.com/auth/identitytoolkit',
];
const lifetimeSeconds = 3_600;
const maxResponseMs = 4_000;
/** Differences up to this are ignored: the call itself takes time, and the `Date` header has whole seconds. */
const maxSkewMs = 30_000;

/**
 * Creates a credential that gets access tokens for a service account. Google refuses an assertion that is minutes
 * early or late, so this credential dates its assertions by Google's clock, from the `Date` header. The SDK's
 * credential uses this machine's clock, and a wrong clock would prevent every sign-in.
 */
export function googleCredential(account: ServiceAccount, clock: () => Date, agent?: Agent) {
  let googleAheadMs = 0;

  async function requestToken(): Promise<TokenResponse> {
    const assertion = assertionOf(account, clock().getTime() + googleAheadMs);
    const response = await post(assertion, agent);
    googleAheadMs = response.answeredAt.getTime() - clock().getTime();
    return response;
  }

  return {
    /** @throws when Google returns no token */
    async getAccessToken(): Promise<AccessToken> {
      const assumedAheadMs = googleAheadMs;
      let response = await requestToken();
      const wasMisdated = Math.abs(googleAheadMs - assumedAheadMs) > maxSkewMs;
      if (response.status === 400 && wasMisdated) response = await requestToken();
      const { access_token, expires_in, error, error_description: description } = response.body;
      if (response.status === 200 && access_token !== undefined && expires_in !== undefined) {
        return { access_token, expires_in };
      }
      throw new Error(`Google gives no access token: ${response.status} ${error ?? ''} ${description ?? ''}`);
    },
  };
}

/** Makes the signed assertion of RFC 7523 that requests a token for a service account. */
function assertionOf({ client_email: email, private_key: key }: ServiceAccount, atMs: number): string {
  const issuedAt = Math.floor(atMs / 1000);
  const claims = {
    iss: email,
    scope: scopes.join(' '),
    aud: tokenAddress,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  };
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

function post(assertion: string, agent: Agent | undefined): Promise<TokenResponse> {
  const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  return new Promise((resolve, reject) => {
    const call = request(tokenAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(maxResponseMs),
      ...(agent && { agent }),
    });
    call.on('error', reject);
    call.on('response', (response) => void tokenResponse(response).then(resolve, reject));
    call.end(form.toString());
  });
}

async function tokenResponse(response: IncomingMessage): Promise<TokenResponse> {
  const { statusCode: status = 0, headers } = response;
  const answeredAt = new Date(headers.date ?? Date.now());
  return { status, answeredAt, body: (await json(response)) as TokenResponse['body'] };
}
