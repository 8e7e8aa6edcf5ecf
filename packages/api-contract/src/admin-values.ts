import * as Type from 'typebox';

export const PaymentId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** PostgreSQL has no year 0. */
export const Day = Type.String({ format: 'date', pattern: '^(?!0000)' });

/** Why an admin acts. It is stored for good, so it may contain no name. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });
