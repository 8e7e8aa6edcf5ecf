import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { askForReset, askForVerification } from './account-link-mails.ts';

export const accountLinkRoutes = (services: Services) =>
  ({
    'POST /api/password-reset': ({ body }) => askForReset(services, body.email),
    'POST /api/account/verification-mail': ({ caller }) => askForVerification(services, caller),
  }) satisfies Partial<Handlers>;
