import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '../seal.ts';
import {
  openToken,
  createPrivateCalendar,
  privateCalendarOf,
  revokePrivateCalendarOf,
  type CalendarRow,
} from './queries.ts';

export const privateCalendarRoutes = (services: Services, seal: Seal) => {
  const { db, clock } = services;
  const shown = (row: CalendarRow) => ({
    path: `/private-calendar/${openToken(seal, row)}.ics`,
    createdAt: row.createdAt.toISOString(),
  });
  return {
    'GET /api/private-calendar': async ({ caller }) => {
      const row = await privateCalendarOf(db, caller.uid);
      return { privateCalendar: row ? shown(row) : null };
    },
    'POST /api/private-calendar': async ({ caller }) => ({
      privateCalendar: shown(await createPrivateCalendar(services, seal, caller.uid)),
    }),
    'DELETE /api/private-calendar': async ({ caller }) => {
      await revokePrivateCalendarOf(db, caller.uid, clock());
      return { privateCalendar: null };
    },
  } satisfies Partial<Handlers>;
};
