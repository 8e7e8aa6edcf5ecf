import type { Handlers } from '#http/contract-routes.ts';
import { ApiError } from '#http/problems.ts';
import type { Services } from '#services/services.ts';
import { closeSession } from './close-session.ts';
import { openSession } from './open-session.ts';
import { userByUid } from './queries.ts';
import { registerUser } from './register-user.ts';

export const userRoutes = (services: Services) =>
  ({
    'POST /api/session': ({ body, session }) => openSession(services, body.idToken, session),
    'DELETE /api/session': ({ session }) => closeSession(services, session),
    'POST /api/user/register': ({ body, caller }) => registerUser(services, caller, body),
    'GET /api/user/{uid}': async ({ params }) => {
      const user = await userByUid(services.db, params.uid);
      if (!user) throw new ApiError('not_found');
      return { uid: user.uid, email: user.email, role: user.role };
    },
  }) satisfies Partial<Handlers>;
