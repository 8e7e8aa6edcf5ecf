import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '#modules/people/seal.ts';
import { beginFactor, confirmSecondFactor, enterCode, readFactor, removeFactor } from './second-factor.ts';

export const secondFactorRoutes = (services: Services, seal: Seal) =>
  ({
    'GET /api/account/second-factor': ({ caller }) => readFactor(services, caller),
    'POST /api/account/second-factor': ({ caller }) => beginFactor(services, seal, caller),
    'POST /api/account/second-factor/confirmation': ({ caller, session, body }) =>
      confirmSecondFactor(services, seal, { caller, session, code: body.code }),
    'POST /api/account/second-factor/code': ({ caller, session, body }) =>
      enterCode(services, seal, { caller, session, code: body.code }),
    'DELETE /api/account/second-factor': ({ caller }) => removeFactor(services, caller),
  }) satisfies Partial<Handlers>;
