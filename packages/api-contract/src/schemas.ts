import * as Type from 'typebox';
import { zodiacSignIds } from '@org/zodiac-core';

/** An object schema that refuses unknown fields instead of dropping them. */
export const closed = <P extends Type.TProperties>(properties: P, options: Type.TSchemaOptions = {}) =>
  Type.Object(properties, { ...options, additionalProperties: false });

/** A closed object that is a named component of the OpenAPI document. */
export const named = <P extends Type.TProperties>(title: string, properties: P) =>
  closed(properties, { title });

export const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The id of a sign, such as `rat`. */
export const ZodiacSignId = Type.Enum([...zodiacSignIds], { title: 'ZodiacSignId' });

/** One of the five elements. */
export const Element = Type.Enum(['Wood', 'Fire', 'Earth', 'Metal', 'Water'], { title: 'Element' });

/** The number of rows of a list under a sign. */
export const SignCount = named('SignCount', {
  sign: ZodiacSignId,
  count: Type.Integer({ minimum: 0 }),
});

/** A Firebase uid: 1 to 128 printable characters without a slash. */
export const Uid = Type.String({ minLength: 1, maxLength: 128, pattern: '^[^/\\s\\u0000-\\u001f]+$' });

export const Email = Type.String({ format: 'email', maxLength: 254 });

/** A point in time, as ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

export const Cents = Type.Integer({ minimum: 0 });

/** A tax that the amount of a payment contains. */
export const Tax = named('Tax', {
  /** The name of the tax, such as `VAT`. */
  name: Type.String(),
  /** In percent, such as `19` or `7.25`; empty for a tax that is not a percentage. */
  percentage: Type.String(),
  cents: Cents,
});
