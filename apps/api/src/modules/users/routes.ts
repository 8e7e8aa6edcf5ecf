import type { Handlers } from '#http/routing/contract-routes.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { closeSession } from './close-session.ts';
import { openSession } from './open-session.ts';
import { registeredUser } from './account.ts';
import { registerUser, type OnRegister } from './register-user.ts';

export const userRoutes = (services: Services, onRegister: OnRegister) =>
  ({
    'POST /api/session': ({ body, session, ip, userAgent }) =>
      openSession(services, body.idToken, { session, ip, userAgent, timeZone: body.timeZone }),
    'DELETE /api/session': ({ session }) => closeSession(services, session),
    'POST /api/user/register': ({ body, caller }) => registerUser(services, caller, body, onRegister),
    'GET /api/user/{uid}': async ({ params, caller }) => {
      const user = await registeredUser(services.db, params.uid);
      // An account whose email was released counts as unregistered until it registers again.
      const email = user?.email ?? (caller.uid === params.uid ? caller.email : undefined);
      if (!user || email === undefined) throw new ApiError('not_found');
      return { uid: user.uid, email, role: user.role };
    },
  }) satisfies Partial<Handlers>;
