import { createSign } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request, type Agent } from 'node:https';
import { json } from 'node:stream/consumers';
import type { ServiceAccount } from '#config/config.ts';

interface AccessToken {
  access_token: string;
  expires_in: number;
}

interface Answer {
  status: number;
  /** When Google answered, by its own clock. */
  answeredAt: Date;
  body: Partial<AccessToken & { error: string; error_description: string }>;
}

const tokenAddress = 'https://oauth2.googleapis.com/token';
const scopes = [
  'https://www.googleapis.com/auth/cloud-platform',
  'https://www.googleapis.com/auth/identitytoolkit',
];
const lifetimeSeconds = 3_600;
const answerMs = 4_000;
/** What a call takes, and what times in whole seconds leave open. */
const toleratedSkewMs = 30_000;

/**
 * Access tokens of a service account. What is signed to get one is dated by Google's clock, as its answers tell it: Google
 * refuses what is dated minutes off. The SDK's own credential uses this machine's clock, so that a wrong one would end
 * every sign-in.
 */
export function googleCredential(account: ServiceAccount, clock: () => Date, agent?: Agent) {
  let googleAheadMs = 0;

  async function ask(): Promise<Answer> {
    const assertion = assertionOf(account, clock().getTime() + googleAheadMs);
    const answer = await post(assertion, agent);
    googleAheadMs = answer.answeredAt.getTime() - clock().getTime();
    return answer;
  }

  return {
    async getAccessToken(): Promise<AccessToken> {
      const supposedMs = googleAheadMs;
      let answer = await ask();
      const wasMisdated = Math.abs(googleAheadMs - supposedMs) > toleratedSkewMs;
      if (answer.status === 400 && wasMisdated) answer = await ask();
      const { access_token, expires_in, error, error_description: description } = answer.body;
      if (answer.status === 200 && access_token !== undefined && expires_in !== undefined) {
        return { access_token, expires_in };
      }
      throw new Error(`Google gives no access token: ${answer.status} ${error ?? ''} ${description ?? ''}`);
    },
  };
}

/** RFC 7523: a statement, signed with the account's key, that the account asks for a token. */
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

function post(assertion: string, agent: Agent | undefined): Promise<Answer> {
  const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  return new Promise((resolve, reject) => {
    const asking = request(tokenAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(answerMs),
      ...(agent && { agent }),
    });
    asking.on('error', reject);
    asking.on('response', (response) => void answerIn(response).then(resolve, reject));
    asking.end(form.toString());
  });
}

async function answerIn(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const answeredAt = new Date(headers.date ?? Date.now());
  return { status, answeredAt, body: (await json(response)) as Answer['body'] };
}
