import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { ensurePaymentLink } from '@org/local-services/stripe/stripe.ts';
import {
  endpoints,
  errorCatalogue,
  errorsOf,
  Problem,
  type EndpointSpec,
  type Route,
} from '@org/api-contract';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type Role, type RunningApp } from '#test/harness.ts';
import { hostileCalls, type HostileCall } from '#test/hostile-calls.ts';
import { signatureOf } from '#test/hostile-event.ts';
import type { Person } from '#test/people.ts';

/** Each run makes the same calls. Another seed makes others: `FUZZ_SEED=7 vitest run --project api fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const routes = Object.keys(endpoints) as Route[];
const roles = ['signed-out', 'unpaid', 'paid', 'admin'] as const satisfies Role[];
const callsInAll = 1_200;
const callsEach = Math.ceil(callsInAll / roles.length / routes.length);
const maxFailureBytes = 400;
const answerWithinMs = 15_000;

interface Answer {
  status: number;
  type: string;
  retryAfter: string | undefined;
  body: string;
}

let app: RunningApp;
let agent: Agent;
let before: Awaited<ReturnType<typeof accounts>>;
/** The accounts before the admin's calls, which come last because they may change access. */
let beforeAdmin: typeof before;
/**
 * The calls of each caller, with endpoints in turn. A new endpoint does not change the calls of others. They are
 * generated first, because that blocks the event loop for seconds.
 */
const calls = new Map<Role, HostileCall[]>(
  roles.map((role) => {
    const columns = routes.map((route) => hostileCalls(route, seed ^ crc32(`${role} ${route}`), callsEach));
    const rows = Array.from({ length: callsEach }, (_, row) =>
      columns.flatMap((column) => column[row] ?? []),
    );
    return [role, rows.flat()];
  }),
);
/** The number of responses by route and status. */
const answered = new Map<Route, number[]>();

beforeAll(async () => {
  // A stub, because a real book takes a second.
  const books = { print: () => Promise.resolve(Buffer.from('%PDF-1.7')), close: () => Promise.resolve() };
  app = await startApp({
    atStripe: async (stripeUrl) => ({ STRIPE_PAYMENT_LINK_ID: await ensurePaymentLink(stripeUrl) }),
    services: () => ({ books }),
  });
  agent = new Agent({ keepAlive: true });
  for (const role of roles) await app.as(role);
  before = await accounts();
});

afterAll(async () => {
  agent.destroy();
  await app.close();
});

const accounts = () =>
  app.db.selectFrom('users').select(['uid', 'email', 'role', 'hasPaidAccess']).orderBy('uid').execute();

const ajv = addFormats.default(new Ajv({ strict: false }));
const isProblem = ajv.compile(Problem);
const validators = new Map<Route, ValidateFunction>(
  routes.map((route) => [route, ajv.compile(endpoints[route].response)]),
);

function send(call: HostileCall, person: Person, idToken: string): Promise<Answer> {
  const values: Record<string, string> = {
    uid: person.uid,
    email: person.email,
    idToken,
    origin: app.config.publicOrigin,
  };
  const filled = (value: string, encode = (part: string) => part): string =>
    value.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => encode(values[name] ?? whole));
  const body = call.body === undefined ? undefined : filled(call.body);
  const headers = Object.fromEntries(
    Object.entries({ ...(person.cookie() && { cookie: person.cookie() }), ...call.headers }).map(
      ([name, value]) => [name, filled(value)],
    ),
  );
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body));
  if (call.signed && body !== undefined)
    headers['stripe-signature'] = signatureOf(body, 'whsec_local', new Date());
  return new Promise((resolve, reject) => {
    const sent = request(app.baseUrl, {
      agent,
      method: call.method,
      path: filled(call.target, encodeURIComponent),
      headers,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    sent.on('response', (response) => {
      const { 'content-type': type = '', 'retry-after': retryAfter } = response.headers;
      const whole = text(response).then((body) => ({
        status: response.statusCode ?? 0,
        type,
        retryAfter,
        body,
      }));
      resolve(whole);
    });
    // The server closes the connection after an early response, so the rest of the request cannot be sent.
    sent.on('error', reject);
    sent.end(body);
  });
}

/** How a response violates the contract; empty if it does not. */
function complaintsAbout(call: HostileCall, answer: Answer, secrets: readonly string[]): string[] {
  const { status, type, body } = answer;
  const spec: EndpointSpec = endpoints[call.route];
  const complaints: string[] = [];
  for (const secret of secrets) if (body.includes(secret)) complaints.push(`tells ${secret}`);
  if (status === 304 && call.headers['if-none-match']) return complaints;
  if (status < 400) {
    if (status >= 300) complaints.push('redirects');
    if (!call.isOwnPath) return complaints;
    if (status !== (spec.successStatus ?? 200)) complaints.push('another success than the contract states');
    if (spec.media) return type === spec.media ? complaints : [...complaints, `is ${type}`];
    const validate = validators.get(call.route);
    if (!validate?.(parsed(body)))
      complaints.push(`no answer of the contract: ${ajv.errorsText(validate?.errors)}`);
    return complaints;
  }
  if (call.method === 'HEAD') return status === 500 ? ['fails'] : complaints;
  if (type !== 'application/problem+json') complaints.push(`is ${type}`);
  const problem = parsed(body) as Problem;
  if (!isProblem(problem)) return [...complaints, `no problem: ${ajv.errorsText(isProblem.errors)}`];
  if (problem.status !== status || errorCatalogue[problem.code][0] !== status)
    complaints.push('two statuses');
  if (Buffer.byteLength(body) > maxFailureBytes) complaints.push(`${Buffer.byteLength(body)} bytes`);
  if (
    /node_modules|\.[jt]s:\d|\n\s+at |\b(?:select|insert|update) .* (?:from|into|set)\b|postgres/i.test(body)
  ) {
    complaints.push('tells how it is made');
  }
  if (problem.code === 'internal') complaints.push('fails');
  const [method = ''] = call.route.split(' ');
  if (call.isOwnPath && !errorsOf(method, spec).includes(problem.code)) {
    complaints.push(`the endpoint does not declare ${problem.code}`);
  }
  return complaints;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `Retry-After` of the overload guard. On a busy machine it may refuse calls, which are then repeated. */
const overloadMs = 20_000;
const isOverload = ({ status, retryAfter }: Answer): boolean => status === 503 && retryAfter === '1';

/** Routes after which the caller has to sign in again. */
const endsSession: Route[] = ['DELETE /api/session', 'DELETE /api/account/sessions'];

/** Routes that always answer `unavailable`, because the job queue does not run here. */
const neverAvailable: Route[] = ['POST /api/scrape-enhanced', 'DELETE /api/scrape-enhanced'];

describe(`with the seed ${seed}`, () => {
  test.each(roles)(
    'every hostile call of a caller who is %s is answered as the contract states',
    { timeout: 240_000 },
    async (role) => {
      if (role === 'admin') beforeAdmin = await accounts();
      const person = await app.as(role);
      const others = await Promise.all(roles.filter((other) => other !== role).map((other) => app.as(other)));
      const secrets = [
        'sk_test_local',
        'whsec_local',
        app.database,
        ...others.flatMap(({ uid, email, cookie }) => [uid, email, cookie().split('=')[1] ?? '']),
      ].filter(Boolean);
      const idToken = role === 'signed-out' ? 'none' : await person.idToken();
      const findings: string[] = [];
      for (const call of calls.get(role) ?? []) {
        const answer = await vi.waitFor(async () => {
          const came = await send(call, person, idToken).catch((error: Error) => error);
          if (!(came instanceof Error) && isOverload(came)) throw new Error('still overloaded');
          return came;
        }, overloadMs);
        if (role !== 'signed-out' && endsSession.includes(call.route)) await person.signIn();
        const complaints =
          answer instanceof Error
            ? [`no answer: ${answer.message}`]
            : complaintsAbout(call, answer, role === 'admin' ? secrets.slice(0, 3) : secrets);
        if (!(answer instanceof Error)) {
          answered.set(call.route, [...(answered.get(call.route) ?? []), answer.status]);
          if (answer.status === 503 && !neverAvailable.includes(call.route))
            complaints.push('is unavailable');
        }
        for (const complaint of complaints) findings.push(lineOf(complaint, call, answer));
      }
      expect(findings, `with the seed ${seed}`).toEqual([]);
    },
  );
});

/** Formats a violation in one line, with request and response. */
function lineOf(complaint: string, call: HostileCall, answer: Answer | Error): string {
  const { method, target, headers, body = '', signed } = call;
  const came = answer instanceof Error ? answer.message : `${answer.status} ${answer.body}`;
  const sent = [method, target, JSON.stringify(headers), JSON.stringify(body), signed ? 'signed' : ''];
  return `${complaint}: ${sent.map((part) => part.slice(0, 160)).join(' ')} → ${came.slice(0, 300)}`;
}

test('every endpoint accepted a call, except those that cannot answer here', () => {
  const neverDone: Route[] = ['POST /api/scrape', 'DELETE /api/scrape/{zodiac}', ...neverAvailable];
  // These calls need the caller's email, the time of the last change, a payment, a dispute, a gift, a code, or one of
  // the few articles. A generated call does not know them, and generated keywords are refused.
  const rarelyDone: Route[] = [
    'POST /api/account/deletion',
    'PUT /api/kept/{kind}/{id}/note',
    'PUT /api/people/{id}',
    'PUT /api/blog/posts/{id}',
    'POST /api/blog/posts/{id}/publish',
    'POST /api/blog/posts/{id}/unpublish',
    'POST /api/blog/posts/{id}/rewrite',
    'PUT /api/blog/posts/{id}/image',
    'DELETE /api/blog/posts/{id}/image',
    'POST /api/blog/undo-internal-links',
    'GET /api/blog/posts/{id}',
    'GET /api/blog/posts/{id}/revisions',
    'DELETE /api/blog/posts/{id}',
    'POST /api/blog/posts/{id}/restore',
    'PUT /api/blog/keywords/{id}',
    'DELETE /api/blog/keywords/{id}',
    'POST /api/blog/keywords/{id}/restore',
    'POST /api/account/second-factor/code',
    'POST /api/account/second-factor/confirmation',
    'POST /api/admin/payments/{id}/claim',
    'POST /api/admin/payments/{id}/refund',
    'POST /api/admin/payments/{id}/revoke',
    'POST /api/admin/payments/{id}/dismiss',
    'POST /api/admin/payments/{id}/restore',
    'POST /api/promotion-codes/{id}/end',
    'POST /api/gift-redemption',
    'POST /api/gifts/{id}/mail',
    'PUT /api/gifts/{id}',
    'POST /api/promotion-code',
  ];
  const refused = routes.filter(
    (route) => !rarelyDone.includes(route) && !(answered.get(route) ?? []).some((status) => status < 400),
  );
  expect(refused.toSorted()).toEqual(neverDone.toSorted());
  expect([...answered.values()].flat().length).toBeGreaterThanOrEqual(callsInAll);
  // The limits that count in the database are not scaled, so they refuse a few calls.
  const limited = [...answered].flatMap(([route, all]) =>
    all.filter((status) => status === 429).map(() => route),
  );
  expect(limited.length, limited.join(', ')).toBeLessThan(callsInAll / 50);
});

test('roles, access and emails are unchanged afterwards, and the service is ready', async () => {
  expect(beforeAdmin).toEqual(before);
  const withoutAccess = (all: typeof before) => all.map(({ uid, email, role }) => ({ uid, email, role }));
  expect(withoutAccess(await accounts())).toEqual(withoutAccess(before));
  const visitor = await app.as('signed-out');
  for (const path of ['/livez', '/readyz', '/api/stats']) {
    expect([path, (await visitor.send('GET', path)).status]).toEqual([path, 200]);
  }
});
