import type { Handlers } from '#http/routing/contract-routes.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { deletePersonRow, peopleOf } from './queries.ts';
import { savePerson, updatePerson } from './save-person.ts';
import { openPerson } from './sealed-person.ts';
import type { Seal } from './seal.ts';

export const peopleRoutes = (services: Services, seal: Seal) => {
  const { db } = services;
  return {
    'GET /api/people': async ({ caller }) => ({
      people: (await peopleOf(db, caller.uid)).map((row) => openPerson(seal, row)),
    }),
    'POST /api/people': async ({ body, caller }) => ({
      person: await savePerson(services, seal, caller.uid, body),
    }),
    'PUT /api/people/{id}': async ({ params, body, caller }) => ({
      person: await updatePerson(services, seal, caller.uid, params.id, body),
    }),
    'DELETE /api/people/{id}': async ({ params, caller }) => {
      if (!(await deletePersonRow(db, caller.uid, params.id))) throw new ApiError('not_found');
      return { deleted: true };
    },
  } satisfies Partial<Handlers>;
};
