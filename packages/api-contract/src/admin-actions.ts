import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable } from './schemas.ts';

const AdminAction = named('AdminAction', {
  id: Type.Integer(),
  at: Instant,
  /**
   * The author of the action: the email of the admin, or else the uid; or the operating system's user at the command
   * line.
   */
  by: Type.String(),
  action: Type.String(),
  /** The object of the action, such as `payment 12` or `account ada@example.com`. A deleted account has its uid. */
  about: Type.String(),
  subjectUid: nullable(Type.String()),
  reason: Type.String(),
});
export type AdminAction = Type.Static<typeof AdminAction>;

const uid = 'nVq3xJ8mWbTtR5y0uGkLhZ2cPfE1';

export const adminActionEndpoints = {
  'GET /api/admin/actions': {
    operationId: 'listAdminActions',
    tag: 'product',
    summary: 'The actions of admins, the latest first',
    access: 'admin',
    query: closed({ page: pageQuery.page }),
    response: closed({ actions: Type.Array(AdminAction), ...pageTotals }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      query: { page: 1 },
      response: {
        actions: [
          {
            id: 7,
            at: '2026-11-20T09:00:00.000Z',
            by: 'grace@example.com',
            action: 'refund_payment',
            about: 'payment 2048',
            subjectUid: uid,
            reason: 'Asked for a refund by mail',
          },
        ],
        total: 1,
        totalPages: 1,
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
