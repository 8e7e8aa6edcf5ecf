import type { FastifyInstance } from 'fastify';
import { revalidated } from '#http/plugins/caching.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import { peopleOf } from '../queries.ts';
import type { Seal } from '../seal.ts';
import { openPerson } from '../sealed-person.ts';
import { almanacEvents } from './almanac-events.ts';
import { hashOfToken } from './almanac-token.ts';
import { calendarText } from './calendar-text.ts';
import { almanacOfToken } from './queries.ts';

/** Registers the almanacs, which calendar programs read without a session: the token of the address is the credential. */
export async function privateAlmanacPages(
  app: FastifyInstance,
  { db, config, clock }: Services,
  seal: Seal,
): Promise<void> {
  const { host } = new URL(config.publicOrigin);

  app.get<{ Params: { token: string } }>(
    '/almanac/:token(^[\\w-]{43}).ics',
    { config: { access: 'public' } },
    async ({ params: { token } }, reply) => {
      const almanac = await almanacOfToken(db, hashOfToken(token));
      if (!almanac) throw new ApiError('not_found');
      if (almanac.revokedAt) throw new ApiError('gone');
      if (!almanac.hasPaidAccess && almanac.role !== 'admin') throw new ApiError('payment_required');
      const people = (await peopleOf(db, almanac.uid)).map((row) => openPerson(seal, row));
      const events = almanacEvents(people, {
        madeAt: almanac.createdAt,
        firstYear: clock().getUTCFullYear(),
      });
      return reply
        .headers({
          'cache-control': revalidated,
          'x-robots-tag': 'noindex',
          'content-disposition': 'inline; filename="almanac.ics"',
        })
        .type('text/calendar; charset=utf-8')
        .send(calendarText(events, { almanacId: almanac.id, host }));
    },
  );
}
