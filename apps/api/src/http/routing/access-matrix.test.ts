import { ensurePaymentLink } from '@org/local-services/stripe/stripe.ts';
import { endpoints, type Route } from '@org/api-contract';
import { ordinaryLists } from '@org/api-contract/lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type Role, type RunningApp } from '#test/harness.ts';
import { addressOf, exampleFor, type Person } from '#test/people.ts';

const isOfList = (route: string): route is ListRoute =>
  ordinaryLists.some(({ path }) => route === `GET /api${path}` || route.startsWith(`GET /api${path}/`));

type ListRoute = Extract<Route, `GET /api${(typeof ordinaryLists)[number]['path']}${'' | `/${string}`}`>;

/** The expected statuses of the endpoints that are derived from list descriptors. */
const ofLists = Object.fromEntries(
  Object.keys(endpoints)
    .filter(isOfList)
    .map((route) => [route, '401    402  200   200       -     -']),
) as Record<ListRoute, string>;

/**
 * The status of each endpoint for four callers who name themselves, then for a user and an admin who name another
 * user. A dash: the endpoint names no user.
 */
const expected: Record<Route, string> = {
  ...ofLists,
  //                                       signed-out unpaid paid admin | user, admin about another user
  'POST /api/session': '                          200    200  200   200       -     -',
  'DELETE /api/session': '                        401    200  200   200       -     -',
  'POST /api/user/register': '                    401    200  200   200     403   403',
  'GET /api/user/{uid}': '                        401    200  200   200     403   200',
  'GET /api/user/{uid}/payment-status': '         401    200  200   200     403   200',
  'GET /api/account': '                           401    200  200   200       -     -',
  'DELETE /api/account/sessions': '               401    200  200   200       -     -',
  // The session of the example does not exist.
  'DELETE /api/account/sessions/{id}': '          401    200  200   200       -     -',
  'POST /api/password-reset': '                   200    200  200   200       -     -',
  'POST /api/account/verification-mail': '        401    200  200   200       -     -',
  'GET /api/account/second-factor': '             401    403  403   200       -     -',
  'POST /api/account/second-factor': '            401    403  403   200       -     -',
  // The code of the example is wrong.
  'POST /api/account/second-factor/confirmation': '401   403  403   400       -     -',
  // The account has no second factor.
  'POST /api/account/second-factor/code': '       401    403  403   409       -     -',
  'DELETE /api/account/second-factor': '          401    403  403   200       -     -',
  'GET /api/account/export': '                    401    200  200   200       -     -',
  // The example has another email. Both calls are about the caller's account and name no user.
  'POST /api/account/deletion': '                 401    400  400   400       -     -',
  'GET /api/payment-link': '                      401    200  409   200       -     -',
  'POST /api/create-payment-intent': '            401    200  409   200     403   403',
  // The place is not needed, because no tax is configured.
  'POST /api/payment-place': '                    401    200  200   200       -     -',
  'GET /api/admin/gifts': '                       401    403  403   200       -     -',
  'GET /api/gifts': '                             401    200  200   200       -     -',
  // The call of the unpaid user has taken the id of the example.
  'POST /api/gifts': '                            401    200  403   403       -     -',
  // The gift is not paid.
  'PUT /api/gifts/{id}': '                        401    404  404   404       -     -',
  'POST /api/gifts/{id}/mail': '                  401    404  404   404       -     -',
  'POST /api/gift-redemption': '                 401    400  400   400       -     -',
  // The code of the example does not exist yet.
  'POST /api/promotion-code': '                   401    400  409   400       -     -',
  'DELETE /api/promotion-code': '                 401    200  409   200       -     -',
  'GET /api/promotion-codes': '                   401    403  403   200       -     -',
  'POST /api/promotion-codes': '                  401    403  403   200       -     -',
  'POST /api/promotion-codes/{id}/end': '         401    403  403   200       -     -',
  'POST /api/update-payment-user-id': '           401    200  200   200     403   403',
  'POST /api/stripe/webhook': '                   400    400  400   400       -     -',
  'GET /api/companies': '                         401    402  200   200       -     -',
  'GET /api/companies/{slug}': '                  401    402  200   200       -     -',
  'GET /api/companies/{id}/jobs': '               401    402  200   200       -     -',
  'GET /api/openings': '                          401    402  200   200       -     -',
  // The company sources do not answer here, and the job queue does not run.
  'POST /api/scrape': '                           401    402  502   502       -     -',
  'GET /api/scrape/{zodiac}': '                   401    402  200   200       -     -',
  'GET /api/scrape/{zodiac}/events': '            401    402  200   200       -     -',
  // The example is not being refreshed.
  'DELETE /api/scrape/{zodiac}': '                401    402  404   404       -     -',
  'POST /api/scrape-enhanced': '                  401    403  403   503       -     -',
  'DELETE /api/scrape-enhanced': '                401    403  403   503       -     -',
  'GET /api/sources': '                           401    403  403   200       -     -',
  'POST /api/reading/book': '                     401    402  200   200       -     -',
  'POST /api/reading': '                          401    402  200   200       -     -',
  'POST /api/match': '                            401    402  200   200       -     -',
  'POST /api/match/family': '                     401    402  200   200       -     -',
  'POST /api/for-you': '                          401    402  200   200       -     -',
  'GET /api/insights': '                          401    402  200   200       -     -',
  'GET /api/insights/seats': '                    401    402  200   200       -     -',
  'POST /api/reading/questions': '                401    402  200   200       -     -',
  'GET /api/people': '                            401    200  200   200       -     -',
  'POST /api/people': '                           401    200  200   200       -     -',
  // The previous call saved the person of the example.
  'PUT /api/people/{id}': '                       401    200  200   200       -     -',
  'DELETE /api/people/{id}': '                    401    200  200   200       -     -',
  'GET /api/private-calendar': '                  401    200  200   200       -     -',
  'POST /api/private-calendar': '                 401    402  200   200       -     -',
  'DELETE /api/private-calendar': '               401    200  200   200       -     -',
  'GET /api/zodiac-stats': '                      200    200  200   200       -     -',
  'GET /api/stats': '                             200    200  200   200       -     -',
  'GET /api/kept': '                              401    402  200   200       -     -',
  'GET /api/kept/marks': '                        401    402  200   200       -     -',
  'PUT /api/kept/{kind}/{id}': '                  401    402  200   200       -     -',
  // The example's `updatedAt` is older than the saved item's, but the note is the same.
  'PUT /api/kept/{kind}/{id}/note': '             401    402  200   200       -     -',
  'GET /api/weekly-mail': '                  401    402  200   200       -     -',
  'PUT /api/weekly-mail': '                  401    402  200   200       -     -',
  'DELETE /api/kept/{kind}/{id}': '               401    402  200   200       -     -',
  'GET /api/blog/published': '                    200    200  200   200       -     -',
  'POST /api/blog/initialize': '                  401    403  403   200       -     -',
  'GET /api/blog/posts': '                        401    403  403   200       -     -',
  'GET /api/blog/posts/{id}': '                   401    403  403   200       -     -',
  // `updatedAt` of the example is older than the article.
  'PUT /api/blog/posts/{id}': '                   401    403  403   409       -     -',
  'POST /api/blog/posts/{id}/publish': '          401    403  403   200       -     -',
  'POST /api/blog/posts/{id}/unpublish': '        401    403  403   200       -     -',
  'POST /api/blog/posts/{id}/rewrite': '          401    403  403   200       -     -',
  'POST /api/blog/check': '                       401    403  403   200       -     -',
  'POST /api/blog/change-posts': '                401    403  403   200       -     -',
  'GET /api/blog/posts/{id}/revisions': '         401    403  403   200       -     -',
  'PUT /api/blog/posts/{id}/image': '             401    403  403   200       -     -',
  'DELETE /api/blog/posts/{id}/image': '          401    403  403   200       -     -',
  'DELETE /api/blog/posts/{id}': '                401    403  403   200       -     -',
  'POST /api/blog/posts/{id}/restore': '          401    403  403   200       -     -',
  'POST /api/blog/add-internal-links': '          401    403  403   200       -     -',
  'GET /api/blog/link-run': '                     401    403  403   200       -     -',
  'POST /api/blog/undo-internal-links': '         401    403  403   200       -     -',
  'POST /api/blog/generate': '                    401    403  403   200       -     -',
  'POST /api/blog/generate-random': '             401    403  403   200       -     -',
  'GET /api/blog/settings': '                     401    403  403   200       -     -',
  'PUT /api/blog/settings': '                     401    403  403   200       -     -',
  'GET /api/blog/schedule': '                     401    403  403   200       -     -',
  'GET /api/blog/keywords': '                     401    403  403   200       -     -',
  'POST /api/blog/keywords': '                    401    403  403   200       -     -',
  'POST /api/blog/import-keywords': '             401    403  403   200       -     -',
  'PUT /api/blog/keywords/{id}': '                401    403  403   200       -     -',
  'DELETE /api/blog/keywords/{id}': '             401    403  403   200       -     -',
  'POST /api/blog/keywords/{id}/restore': '       401    403  403   200       -     -',
  'POST /api/page-views': '                       202    202  202   202       -     -',
  'GET /api/client-config': '                     200    200  200   200       -     -',
  // The payment of the example does not exist.
  'GET /api/admin/payments': '                    401    403  403   200       -     -',
  'GET /api/admin/payments/{id}': '               401    403  403   404       -     -',
  'POST /api/admin/payments/{id}/refund': '       401    403  403   404       -     -',
  'POST /api/admin/payments/{id}/revoke': '       401    403  403   404       -     -',
  'POST /api/admin/payments/{id}/restore': '      401    403  403   404       -     -',
  'POST /api/admin/payments/{id}/dismiss': '      401    403  403   404       -     -',
  'POST /api/admin/payments/{id}/claim': '        401    403  403   404       -     -',
  'POST /api/admin/reconciliation': '             401    403  403   200       -     -',
  // The example gives access to the admin who calls.
  'POST /api/admin/access': '                     401    403  403   200       -     -',
  'GET /api/admin/actions': '                     401    403  403   200       -     -',
  'GET /api/admin/overview': '                    401    403  403   200       -     -',
  'GET /livez': '                                 200    200  200   200       -     -',
  'GET /readyz': '                                200    200  200   200       -     -',
};

const roles: Role[] = ['signed-out', 'unpaid', 'paid', 'admin'];
/** These calls change the session, so each gets a new user. */
const sessionRoutes: Route[] = ['POST /api/session', 'DELETE /api/session', 'DELETE /api/account/sessions'];

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({
    atStripe: async (stripeUrl) => ({ STRIPE_PAYMENT_LINK_ID: await ensurePaymentLink(stripeUrl) }),
  });
  // Calls about an article or a keyword must not depend on the calls before them.
  const { status } = await (await app.as('admin')).call('POST /api/blog/initialize');
  if (status !== 200) throw new Error(`the blog was not prepared: ${status}`);
});

afterAll(() => app.close());

async function caller(route: Route, role: Role): Promise<Person> {
  return sessionRoutes.includes(route) ? app.newcomer(role) : app.as(role);
}

/** The example call of the contract, for the user `subject`. */
async function callOf(
  route: Route,
  person: Person,
  subject: Pick<Person, 'uid' | 'email'>,
): Promise<Response> {
  const { params, query, body } = exampleFor(route, subject);
  const [method, path] = addressOf(route, params, query);
  if (route !== 'POST /api/session') return person.send(method, path, { body });
  const { idToken } = await app
    .as('unpaid')
    .then(async (somebody) => ({ idToken: await somebody.idToken() }));
  return person.send(method, path, { body: { idToken } });
}

describe.each(Object.entries(expected) as [Route, string][])('%s', (route, line) => {
  const statuses = line.trim().split(/\s+/).map(Number);
  const [userAboutOther = Number.NaN, adminAboutOther = Number.NaN] = statuses.slice(roles.length);

  test.each(roles.map((role, index) => [role, statuses[index]] as const))(
    'answers a caller who is %s with %i',
    async (role, status) => {
      const person = await caller(route, role);
      const response = await callOf(route, person, person);
      expect([response.status, await response.text()]).toEqual([status, expect.anything()]);
    },
  );

  if (Number.isNaN(userAboutOther)) return;

  test('refuses a user who names another user', async () => {
    const response = await callOf(route, await app.as('other'), await app.as('unpaid'));
    expect(response.status).toBe(userAboutOther);
    expect(await response.json()).toMatchObject({ code: 'forbidden' });
  });

  test('lets an admin read, but not change, the data of another user', async () => {
    const response = await callOf(route, await app.as('admin'), await app.as('unpaid'));
    expect(response.status).toBe(adminAboutOther);
  });
});

test('T2: a known and an unknown uid are refused with the same bytes', async () => {
  const other = await app.as('other');
  const { uid } = await app.as('unpaid');
  for (const path of ['', '/payment-status']) {
    const answers = await Promise.all(
      [uid, 'nobody-at-all'].map(async (name) => {
        const response = await other.send('GET', `/api/user/${name}${path}`);
        const { requestId, ...rest } = (await response.json()) as Record<string, unknown>;
        expect(requestId).toEqual(expect.any(String));
        return { status: response.status, rest };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(403);
  }
});

test('T2: an admin reads the profile and the payment status of another user, and nobody else does', async () => {
  const { uid, email } = await app.as('unpaid');
  const answersTo = async (role: Parameters<typeof app.as>[0]) => {
    const reader = await app.as(role);
    return Promise.all(
      ['', '/payment-status'].map(async (path) => {
        const response = await reader.send('GET', `/api/user/${uid}${path}`);
        return { status: response.status, body: await response.json() };
      }),
    );
  };
  expect(await answersTo('admin')).toMatchObject([
    { status: 200, body: { uid, email, role: 'user' } },
    { status: 200, body: { hasPaid: false, paymentFailed: false } },
  ]);
  for (const [role, status] of [
    ['other', 403],
    ['paid', 403],
    ['signed-out', 401],
  ] as const) {
    const answers = await answersTo(role);
    expect([role, answers.map((answer) => answer.status)]).toEqual([role, [status, status]]);
    expect(JSON.stringify(answers)).not.toContain(email);
  }
});

test('T1: a bearer header with another uid is refused, and one with the caller’s uid grants nothing further', async () => {
  const unpaid = await app.as('unpaid');
  const paid = await app.as('paid');
  const asked = async (person: Person, authorization: string) => {
    const { status } = await person.send('GET', '/api/companies?zodiac=ox', { headers: { authorization } });
    return status;
  };
  expect(await asked(unpaid, `Bearer ${unpaid.uid}`)).toBe(402);
  expect(await asked(unpaid, `Bearer ${paid.uid}`)).toBe(403);
  expect(await asked(await app.as('signed-out'), `Bearer ${paid.uid}`)).toBe(401);
  expect(await asked(paid, `Bearer ${paid.uid}`)).toBe(200);
});

test('an unknown route gets 404 even without a session, and a foreign bearer header gets 403 even without a payment', async () => {
  const visitor = await app.as('signed-out');
  expect((await visitor.send('GET', '/api/nothing-here')).status).toBe(404);
  const unpaid = await app.as('unpaid');
  const foreign = await unpaid.send('GET', '/api/companies', {
    headers: { authorization: 'Bearer somebody' },
  });
  expect(foreign.status).toBe(403);
});

test('a paid list returns no row to an unpaid caller', async () => {
  for (const role of ['signed-out', 'unpaid'] as const) {
    const person = await app.as(role);
    const text = await (await person.send('GET', '/api/companies')).text();
    expect(text).not.toMatch(/foundedYear|companies/);
  }
});
