import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed } from './schemas.ts';

export const pageViewEndpoints = {
  'POST /api/page-views': {
    operationId: 'recordPageView',
    tag: 'product',
    summary: 'Count a page view. No personal data are stored',
    access: 'public',
    isShedFirst: true,
    body: closed({
      /** The route's path without query or fragment. */
      path: Type.String({ minLength: 1, maxLength: 200, pattern: '^/[^?#\\u0000-\\u001f]*$' }),
    }),
    response: closed({ accepted: Type.Literal(true) }),
    successStatus: 202,
    limit: { max: 120, windowSeconds: 60, by: 'ip' },
    example: { body: { path: '/zodiac-sample' }, response: { accepted: true } },
  },
} as const satisfies Record<string, EndpointSpec>;
