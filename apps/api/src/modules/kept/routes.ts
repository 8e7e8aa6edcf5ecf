import { keptKinds, type KeptKind } from '@org/api-contract/lists';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '#modules/people/seal.ts';
import { keepThing, writeNote } from './keep-thing.ts';
import { keptThingsOf } from './kept-things.ts';
import { deleteKept, keptKeysOf } from './queries.ts';
import { openNote } from './sealed-note.ts';
import { weeklyMailOf, setWeeklyMail } from './weekly-mail/queries.ts';

export const keptRoutes = (services: Services, seal: Seal) => {
  const { db } = services;
  const weeklyMail = async (uid: string) => {
    const row = await weeklyMailOf(db, uid);
    return {
      isAvailable: services.mails !== undefined,
      isOn: row?.isOn ?? false,
      signs: row?.signs ?? [],
    };
  };
  return {
    'GET /api/kept': async ({ caller }) => ({ things: await keptThingsOf(db, seal, caller.uid) }),
    'GET /api/kept/marks': async ({ caller }) => {
      const keys = await keptKeysOf(db, caller.uid);
      const idsOf = (kind: KeptKind) => keys.flatMap((key) => (key.kind === kind ? key.id : []));
      return Object.fromEntries(keptKinds.map((kind) => [kind, idsOf(kind)])) as Record<KeptKind, number[]>;
    },
    'PUT /api/kept/{kind}/{id}': async ({ params, body, caller }) => ({
      thing: await keepThing(services, seal, caller.uid, params, body.note),
    }),
    'PUT /api/kept/{kind}/{id}/note': async ({ params, body, caller }) => ({
      thing: await writeNote(services, seal, caller.uid, params, body),
    }),
    'DELETE /api/kept/{kind}/{id}': async ({ params, caller }) => {
      const row = await deleteKept(db, caller.uid, params);
      return { removed: row !== undefined, note: row ? openNote(seal, row) : '' };
    },
    'GET /api/weekly-mail': async ({ caller }) => weeklyMail(caller.uid),
    'PUT /api/weekly-mail': async ({ body, caller }) => {
      await setWeeklyMail(services, caller.uid, body);
      return weeklyMail(caller.uid);
    },
  } satisfies Partial<Handlers>;
};
