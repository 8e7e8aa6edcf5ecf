import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '#modules/people/seal.ts';
import { endSession, signOutEverywhere } from '#modules/users/close-session.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount, readAccount } from './read-account.ts';

export const accountRoutes = (services: Services, seal: Seal) =>
  ({
    'GET /api/account': ({ caller, session }) => readAccount(services, caller, session),
    'DELETE /api/account/sessions': ({ caller, session }) => signOutEverywhere(services, caller.uid, session),
    'DELETE /api/account/sessions/{id}': ({ params, caller, session }) =>
      endSession(services, caller.uid, params.id, session),
    'GET /api/account/export': ({ caller }) => exportAccount(services, seal, caller),
    'POST /api/account/deletion': ({ body, caller, session, log }) =>
      deleteAccount(services, { caller, confirmation: body.confirmation, session }, log),
  }) satisfies Partial<Handlers>;
