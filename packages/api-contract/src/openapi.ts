import { tags, type EndpointSpec } from './endpoint.ts';
import { errorCatalogue, type ErrorCode } from './errors.ts';
import { errorsOf } from './errors-of.ts';
import { titleOfLists } from './lists.ts';
import { Problem } from './problem.ts';

/**
 * Describes endpoints as an OpenAPI 3.1 document, with the schemas that the API validates with.
 *
 * @param endpoints - every endpoint by its route, such as `GET /api/user/{uid}`
 * @param version - the API's version, for `info.version`
 * @param serverUrl - base URL of the API; by default the origin of the document
 * @throws Error when two schemas that differ have the same name, or two endpoints the same operationId
 */
export function openApiDocument(
  endpoints: Readonly<Record<string, EndpointSpec>>,
  version: string,
  serverUrl = '/',
) {
  const components = new Components();
  const operationIds = new Set<string>();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, spec] of Object.entries(endpoints)) {
    if (operationIds.has(spec.operationId)) throw new Error(`Two endpoints are named ${spec.operationId}.`);
    operationIds.add(spec.operationId);
    const [method, path] = route.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operation(method, spec, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zodiac Atlas API',
      version,
      description: `${titleOfLists} by Chinese zodiac sign, readings, articles and access.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  };
}

/** Collects the schemas with a `title` as named components. */
class Components {
  readonly #byName = new Map<string, unknown>();

  schemas(): Record<string, unknown> {
    return Object.fromEntries([...this.#byName].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Replaces each named schema within a schema with a reference. */
  reference(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((item: unknown) => this.reference(item));
    if (schema === null || typeof schema !== 'object') return schema;
    const copy = Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, this.reference(value)]),
    );
    const { title, ...rest } = copy;
    // Within a map of properties, `title` may be the name of a property instead of a title.
    if (typeof title !== 'string') return copy;
    const known = this.#byName.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(rest)) {
      throw new Error(`Two schemas are named ${title}.`);
    }
    this.#byName.set(title, rest);
    return { $ref: `#/components/schemas/${title}` };
  }
}

function operation(method: string, spec: EndpointSpec, components: Components) {
  const parameters = (['params', 'query'] as const).flatMap((part) =>
    Object.entries(spec[part]?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params',
      schema: components.reference(schema),
      example: spec.example[part]?.[name],
    })),
  );
  return {
    operationId: spec.operationId,
    tags: [spec.tag],
    summary: spec.summary,
    'x-access': spec.access,
    'x-rate-limit': spec.limit,
    security: spec.access === 'public' ? [] : [{ session: [] }],
    parameters,
    ...(spec.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: components.reference(spec.body), example: spec.example.body },
        },
      },
    }),
    responses: {
      [spec.successStatus ?? 200]: {
        description: 'Success',
        content: {
          [spec.media ?? 'application/json']: {
            schema: components.reference(spec.response),
            ...(!spec.media && { example: spec.example.response }),
          },
        },
      },
      ...failures(errorsOf(method, spec), components),
    },
  };
}

/** The error responses of an endpoint. A status with several errors lists their codes. */
function failures(codes: readonly ErrorCode[], components: Components): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const [status] = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problem = components.reference(Problem);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      String(status),
      {
        description: those.map((code) => `\`${code}\`: ${errorCatalogue[code][2]}`).join('\n\n'),
        ...(waits.has(status) && { headers: { 'Retry-After': retryAfter } }),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [problem, { type: 'object', required: ['code'], properties: { code: { enum: those } } }],
            },
          },
        },
      },
    ]),
  );
}

/** Statuses that are sent with `Retry-After`. */
const waits = new Set([429, 503]);
const retryAfter = { description: 'Seconds to wait before the next attempt', schema: { type: 'integer' } };
