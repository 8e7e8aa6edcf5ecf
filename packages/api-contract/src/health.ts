import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed } from './schemas.ts';

const limit = { max: 600, windowSeconds: 60, by: 'ip' } as const;

export const healthEndpoints = {
  'GET /livez': {
    operationId: 'checkLiveness',
    tag: 'product',
    summary: 'Whether the process is alive',
    access: 'public',
    probe: 'liveness',
    weight: 'short',
    response: closed({ status: Type.Literal('ok') }),
    limit,
    example: { response: { status: 'ok' } },
  },
  'GET /readyz': {
    operationId: 'checkReadiness',
    tag: 'product',
    summary: 'Whether the process can serve: the database answers and no shutdown has begun',
    access: 'public',
    probe: 'readiness',
    weight: 'short',
    response: closed({ status: Type.Literal('ok') }),
    limit,
    example: { response: { status: 'ok' } },
  },
} as const satisfies Record<string, EndpointSpec>;
