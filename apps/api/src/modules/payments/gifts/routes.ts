import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '#modules/people/seal.ts';
import { buyGift } from './buy-gift.ts';
import { changeGift, mailGift } from './change-gift.ts';
import { listGifts, listPaidGifts } from './list-gifts.ts';
import { redeemGift } from './redeem-gift.ts';

export const giftRoutes = (services: Services, seal: Seal) =>
  ({
    'GET /api/admin/gifts': ({ query }) => listPaidGifts(services.db, query),
    'GET /api/gifts': async ({ caller }) => ({ gifts: await listGifts(services, seal, caller) }),
    'POST /api/gifts': ({ body, caller, ip }) => buyGift(services, seal, caller, ip, body),
    'PUT /api/gifts/{id}': async ({ params, body, caller }) => ({
      gift: await changeGift(services, seal, caller, params.id, body),
    }),
    'POST /api/gifts/{id}/mail': async ({ params, caller }) => ({
      gift: await mailGift(services, seal, caller, params.id),
    }),
    'POST /api/gift-redemption': ({ body, caller, ip }) => redeemGift(services, caller, ip, body.code),
  }) satisfies Partial<Handlers>;
