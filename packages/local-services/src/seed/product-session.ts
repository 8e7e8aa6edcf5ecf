/** A signed-in session with the product's API. */
export interface ProductSession {
  uid: string;
  /** The value of the `cookie` header. */
  cookie: () => string;
  /** Calls the API. @throws CallFailed with the API's message if the status is not 2xx */
  call(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
}

/** The API has answered with a failure. */
export class CallFailed extends Error {
  readonly status: number;

  constructor(call: string, status: number, message: string) {
    super(`${call}: ${status} ${message}`);
    this.status = status;
  }
}

interface SignInOptions {
  /** The public origin of the product, and the base URL of its API. */
  origin: string;
  apiUrl: string;
  authEmulatorHost: string;
  email: string;
  password: string;
}

/** Signs in to Firebase with the password and to the product with the ID token. @returns `undefined` if Firebase refuses */
export async function signIn(options: SignInOptions): Promise<ProductSession | undefined> {
  const { origin, apiUrl, authEmulatorHost, email, password } = options;
  const answer = await fetch(
    `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken, localId: uid } = (await answer.json()) as { idToken?: string; localId?: string };
  if (!idToken || !uid) return undefined;
  let cookie = '';
  const call: ProductSession['call'] = async (method, path, body) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: { origin, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const answerBody = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new CallFailed(`${method} ${path}`, response.status, String(answerBody.error));
    return answerBody;
  };
  await call('POST', '/api/session', { idToken });
  return { uid, cookie: () => cookie, call };
}
