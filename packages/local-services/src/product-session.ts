/** Somebody signed in to the product, as a browser is. */
export interface ProductSession {
  uid: string;
  /** The value of the `cookie` header. */
  cookie: () => string;
  /** Calls the API; throws what it says when it refuses. */
  call(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
}

interface SignInOptions {
  /** The product's own origin, and where its API answers. */
  origin: string;
  apiUrl: string;
  authEmulatorHost: string;
  email: string;
  password: string;
}

/** Signs in as a browser does: password to Firebase, ID token to the product. @returns `undefined` when refused */
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
    const said = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${String(said.error)}`);
    return said;
  };
  await call('POST', '/api/session', { idToken });
  return { uid, cookie: () => cookie, call };
}
