import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { Birth } from './readings.ts';
import { closed, Instant, named } from './schemas.ts';
import { personRelations } from './limits.ts';

/** Chosen by the client, so that a repeated save creates no second person. Unique among the people of one user. */
const PersonId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
});

const Relation = Type.Enum([...personRelations], { title: 'PersonRelation' });

/** A birth with a name, under which the person is listed. */
const NamedBirth = named('NamedBirth', {
  ...Birth.properties,
  name: Type.String({ minLength: 1, maxLength: 80 }),
});

/** A person whose birth a user has saved. */
export const SavedPerson = named('SavedPerson', {
  id: PersonId,
  /** The relation of the person to the user. */
  relation: Relation,
  birth: NamedBirth,
  /** When the person was saved or last changed. */
  updatedAt: Instant,
});

export type SavedPerson = Type.Static<typeof SavedPerson>;

const grandmother = {
  id: '3f2b8c1e-5d7a-4e9b-8c6f-1a2b3c4d5e6f',
  relation: 'parent',
  birth: { date: '1950-06-15', time: '05:40', name: 'Grandma Rose' },
} as const;
const savedAt = '2026-11-20T09:00:00.000Z';

const read = { max: 120, windowSeconds: 60, by: 'user' } as const;
const write = { max: 60, windowSeconds: 60, by: 'user' } as const;

export const peopleEndpoints = {
  'GET /api/people': {
    operationId: 'listPeople',
    tag: 'people',
    summary: 'The saved people of the caller, in the order in which they were saved',
    access: 'session',
    response: closed({ people: Type.Array(SavedPerson) }),
    limit: read,
    example: { response: { people: [{ ...grandmother, updatedAt: savedAt }] } },
  },
  'POST /api/people': {
    operationId: 'savePerson',
    tag: 'people',
    summary: 'Save a person with an id that the client makes; a repeated call does not save it twice',
    access: 'session',
    body: closed({ id: PersonId, relation: Relation, birth: NamedBirth }),
    response: closed({ person: SavedPerson }),
    errors: ['invalid_birth_date', 'stale_edit', 'too_many_people'],
    limit: write,
    example: { body: grandmother, response: { person: { ...grandmother, updatedAt: savedAt } } },
  },
  'PUT /api/people/{id}': {
    operationId: 'updatePerson',
    tag: 'people',
    summary: 'Change a saved person, unless it was changed since it was read',
    access: 'session',
    params: closed({ id: PersonId }),
    body: closed({
      relation: Relation,
      birth: NamedBirth,
      /** The `updatedAt` of the copy that was edited. A person changed since then is not overwritten. */
      updatedAt: Instant,
    }),
    response: closed({ person: SavedPerson }),
    errors: ['invalid_birth_date', 'stale_edit'],
    limit: write,
    example: {
      params: { id: grandmother.id },
      body: { relation: grandmother.relation, birth: grandmother.birth, updatedAt: savedAt },
      response: { person: { ...grandmother, updatedAt: '2026-11-20T09:05:00.000Z' } },
    },
  },
  'DELETE /api/people/{id}': {
    operationId: 'deletePerson',
    tag: 'people',
    summary: 'Delete a saved person',
    access: 'session',
    params: closed({ id: PersonId }),
    response: closed({ deleted: Type.Literal(true) }),
    limit: write,
    example: { params: { id: grandmother.id }, response: { deleted: true } },
  },
} as const satisfies Record<string, EndpointSpec>;
