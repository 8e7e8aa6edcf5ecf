import type { EndpointSpec, Access } from './endpoint.ts';
import { errorCatalogue, type ErrorCode } from './errors.ts';
import { Problem } from './problem.ts';

/** Errors any endpoint of an access level may answer with. */
const errorsOfAccess: Record<Access, readonly ErrorCode[]> = {
  public: [],
  session: ['unauthenticated'],
  self: ['unauthenticated', 'forbidden'],
  paid: ['unauthenticated', 'payment_required'],
  admin: ['unauthenticated', 'admin_only'],
};

/** Every error an endpoint can answer with: its own, and those its access, schemas and limit imply. */
export function errorsOf(method: string, spec: EndpointSpec): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...errorsOfAccess[spec.access], ...(spec.errors ?? [])]);
  if (spec.params || spec.query || spec.body) codes.add('invalid_input');
  if (spec.body)
    for (const code of ['invalid_json', 'too_large', 'unsupported_media_type'] as const) codes.add(code);
  if (method !== 'GET' && !spec.errors?.includes('invalid_signature')) codes.add('cross_site');
  codes.add('rate_limited');
  codes.add('internal');
  return [...codes];
}

/**
 * The contract as an OpenAPI 3.1 document, made of the very schemas the API validates with.
 *
 * @param endpoints - every endpoint by its route, such as `GET /api/user/{uid}`
 * @param version - the version the document states
 */
export function openApiDocument(endpoints: Readonly<Record<string, EndpointSpec>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, spec] of Object.entries(endpoints)) {
    const [method, path] = route.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operation(method, route, spec);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Zodiac Atlas API', version },
    paths,
    components: {
      schemas: { Problem },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  };
}

function operation(method: string, route: string, spec: EndpointSpec) {
  const parameters = (['params', 'query'] as const).flatMap((part) =>
    Object.entries(spec[part]?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params',
      schema,
      example: spec.example[part]?.[name],
    })),
  );
  const byStatus = Map.groupBy(errorsOf(method, spec), (code) => errorCatalogue[code][0]);
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code][2]}`).join('\n\n'),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    operationId: route,
    summary: spec.summary,
    'x-access': spec.access,
    'x-rate-limit': spec.limit,
    security: spec.access === 'public' ? [] : [{ session: [] }],
    parameters,
    ...(spec.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: spec.body, example: spec.example.body } },
      },
    }),
    responses: {
      [spec.successStatus ?? 200]: {
        description: 'Success',
        content: { 'application/json': { schema: spec.response, example: spec.example.response } },
      },
      ...Object.fromEntries(failures),
    },
  };
}
