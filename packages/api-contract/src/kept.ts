import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { noteMaxLength } from './limits.ts';
import { keptKinds, type KeptKind } from './lists.ts';
import { closed, Instant, named, nullable, ZodiacSignId } from './schemas.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Note = Type.String({ maxLength: noteMaxLength });

/** A company, brand, state or opening that a user has saved. */
export const KeptThing = named('KeptThing', {
  kind: Type.Enum([...keptKinds], { title: 'KeptKind' }),
  /** The id within its kind. */
  id: Id,
  /** `null` if the thing is no longer known. */
  name: nullable(Type.String()),
  zodiacSign: nullable(ZodiacSignId),
  /** The industry, country or region; the company of an opening. */
  detail: nullable(Type.String()),
  /** The slug of its page; for an opening, of its company's page. `null` without a page. */
  slug: nullable(Type.String()),
  /** The employer's page of an opening. */
  url: nullable(Type.String()),
  /** `closed`: its source no longer lists the opening. `hidden`: it was taken out of the lists. */
  status: Type.Enum(['listed', 'closed', 'hidden']),
  /** The time since which it is closed or hidden. */
  statusSince: nullable(Instant),
  /** Empty without a note. */
  note: Note,
  savedAt: Instant,
  /** When the thing was saved or its note last changed. */
  updatedAt: Instant,
});

export type KeptThing = Type.Static<typeof KeptThing>;

const signs = Type.Array(ZodiacSignId, { maxItems: 12, uniqueItems: true });

/** The weekly mail of new openings at saved companies. */
const WeeklyMail = named('WeeklyMail', {
  /** Whether the product sends mails at all. */
  isAvailable: Type.Boolean(),
  isOn: Type.Boolean(),
  /** The signs whose companies are also included. */
  signs,
});

const params = closed({ kind: Type.Enum([...keptKinds], { title: 'KeptKind' }), id: Id });

const nintendo = {
  kind: 'company',
  id: 1,
  name: 'Nintendo',
  zodiacSign: 'ox',
  detail: 'Media',
  slug: 'nintendo',
  url: null,
  status: 'listed',
  statusSince: null,
  note: 'Ask Kaori how she likes it there.',
  savedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
} as const;

const weeklyMail = { isAvailable: true, isOn: true, signs: ['ox'] } as const;
const ofNintendo = { kind: 'company', id: 1 } as const;
const read = { max: 120, windowSeconds: 60, by: 'user' } as const;
const write = { max: 60, windowSeconds: 60, by: 'user' } as const;

export const keptEndpoints = {
  'GET /api/kept': {
    operationId: 'listKept',
    tag: 'kept',
    summary: 'Everything that the caller has saved from the lists, with notes, the latest first',
    access: 'paid',
    isPersonal: true,
    response: closed({ things: Type.Array(KeptThing) }),
    limit: read,
    example: { response: { things: [nintendo] } },
  },
  'GET /api/kept/marks': {
    operationId: 'listKeptMarks',
    tag: 'kept',
    summary: 'The ids of everything that the caller has saved, by kind',
    access: 'paid',
    isPersonal: true,
    response: closed(
      Object.fromEntries(keptKinds.map((kind) => [kind, Type.Array(Id)])) as Record<
        KeptKind,
        Type.TArray<typeof Id>
      >,
    ),
    limit: read,
    example: {
      response: Object.fromEntries(keptKinds.map((kind) => [kind, kind === 'company' ? [1] : []])),
    },
  },
  'PUT /api/kept/{kind}/{id}': {
    operationId: 'keepThing',
    tag: 'kept',
    summary: 'Save an item; an item that is already saved does not change',
    access: 'paid',
    params,
    /** The note of something that is saved again after it was removed. */
    body: closed({ note: Type.Optional(Note) }),
    response: closed({ thing: KeptThing }),
    errors: ['too_many_kept'],
    limit: write,
    example: { params: ofNintendo, body: { note: nintendo.note }, response: { thing: nintendo } },
  },
  'PUT /api/kept/{kind}/{id}/note': {
    operationId: 'writeNote',
    tag: 'kept',
    summary: 'Change the note of a saved item, unless it was changed since it was read',
    access: 'paid',
    params,
    body: closed({
      note: Note,
      /** The `updatedAt` of the copy that was edited. */
      updatedAt: Instant,
    }),
    response: closed({ thing: KeptThing }),
    errors: ['stale_edit'],
    limit: write,
    example: {
      params: ofNintendo,
      body: { note: nintendo.note, updatedAt: nintendo.updatedAt },
      response: { thing: nintendo },
    },
  },
  'DELETE /api/kept/{kind}/{id}': {
    operationId: 'removeKept',
    tag: 'kept',
    summary: 'Remove a saved item of the caller with its note',
    access: 'paid',
    params,
    response: closed({
      /** `false` if it was not saved. */
      removed: Type.Boolean(),
      /** The removed note, so that a caller can save it again. Empty if there was none. */
      note: Note,
    }),
    limit: write,
    example: { params: ofNintendo, response: { removed: true, note: nintendo.note } },
  },
  'GET /api/weekly-mail': {
    operationId: 'getWeeklyMail',
    tag: 'kept',
    summary: 'Whether the caller gets the weekly email about new openings, and for which signs',
    access: 'paid',
    isPersonal: true,
    response: WeeklyMail,
    limit: read,
    example: { response: weeklyMail },
  },
  'PUT /api/weekly-mail': {
    operationId: 'setWeeklyMail',
    tag: 'kept',
    summary:
      'Turn the weekly email about new openings at saved companies on or off, and add companies of signs',
    access: 'paid',
    body: closed({ isOn: Type.Boolean(), signs }),
    response: WeeklyMail,
    limit: write,
    example: { body: { isOn: true, signs: ['ox'] }, response: weeklyMail },
  },
} as const satisfies Record<string, EndpointSpec>;
