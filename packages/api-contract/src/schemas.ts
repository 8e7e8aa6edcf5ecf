import * as Type from 'typebox';
import { zodiacSignIds } from '@org/zodiac-core';

/** A closed object: unknown fields are refused, never dropped. */
export const closed = <P extends Type.TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A sign by id. */
export const ZodiacSignId = Type.Enum([...zodiacSignIds]);

/** A Firebase uid: 1 to 128 printable characters without a slash. */
export const Uid = Type.String({ minLength: 1, maxLength: 128, pattern: '^[^/\\s\\u0000-\\u001f]+$' });

export const Email = Type.String({ format: 'email', maxLength: 254 });

/** An instant as ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });
