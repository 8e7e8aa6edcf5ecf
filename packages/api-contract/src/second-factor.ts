import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, named } from './schemas.ts';

/** A code of the authenticator, or a recovery code. */
const Code = closed({ code: Type.String({ minLength: 6, maxLength: 40 }) });
const limit = { max: 30, windowSeconds: 600, by: 'user' } as const;

export const secondFactorEndpoints = {
  'GET /api/account/second-factor': {
    operationId: 'getSecondFactor',
    tag: 'accounts',
    summary: 'Whether the caller, an admin, has a second factor, and whether this session has confirmed it',
    access: 'session',
    response: named('SecondFactor', {
      isOn: Type.Boolean(),
      /** Whether admin calls are refused until a second factor is on and the session has confirmed it. */
      isRequired: Type.Boolean(),
      isVerified: Type.Boolean(),
      /** The number of remaining recovery codes. */
      recoveryCodes: Type.Integer({ minimum: 0 }),
    }),
    errors: ['admin_only'],
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: { response: { isOn: true, isRequired: false, isVerified: false, recoveryCodes: 10 } },
  },
  'POST /api/account/second-factor': {
    operationId: 'beginSecondFactor',
    tag: 'accounts',
    summary:
      'Begin to set up a second factor (TOTP); the caller, an admin, has signed in within the last 15 minutes',
    access: 'session',
    freshness: 'now',
    response: closed({
      /** The secret in base 32, to type into an authenticator. */
      secret: Type.String(),
      /** The secret as an `otpauth://` address, to show as a QR code. */
      uri: Type.String(),
    }),
    errors: ['admin_only', 'recent_login_required', 'conflict'],
    limit,
    example: {
      response: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Zodiac%20Atlas:ada%40example.com?issuer=Zodiac%20Atlas&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
      },
    },
  },
  'POST /api/account/second-factor/confirmation': {
    operationId: 'confirmSecondFactor',
    tag: 'accounts',
    summary: 'Turn the second factor on with one of its codes; answers recovery codes once',
    access: 'session',
    freshness: 'now',
    body: Code,
    response: closed({ recoveryCodes: Type.Array(Type.String()) }),
    errors: ['admin_only', 'wrong_factor_code', 'conflict', 'recent_login_required'],
    limit,
    example: { body: { code: '492039' }, response: { recoveryCodes: ['7KQ2M-X9D4T-B6HNR-WZ3CP'] } },
  },
  'POST /api/account/second-factor/code': {
    operationId: 'enterSecondFactorCode',
    tag: 'accounts',
    summary: 'Enter a code of the second factor, or a recovery code, for this session; each is accepted once',
    access: 'session',
    freshness: 'now',
    body: Code,
    response: closed({ recoveryCodes: Type.Integer({ minimum: 0 }) }),
    errors: ['admin_only', 'wrong_factor_code', 'conflict', 'recent_login_required'],
    limit,
    example: { body: { code: '492039' }, response: { recoveryCodes: 10 } },
  },
  'DELETE /api/account/second-factor': {
    operationId: 'removeSecondFactor',
    tag: 'accounts',
    summary: 'Turn the second factor of the caller off, in a session that has confirmed it',
    access: 'session',
    freshness: 'now',
    response: closed({ isOn: Type.Literal(false) }),
    errors: ['admin_only', 'second_factor_required'],
    limit,
    example: { response: { isOn: false } },
  },
} as const satisfies Record<string, EndpointSpec>;
