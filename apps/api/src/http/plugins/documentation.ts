import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { endpoints, openApiDocument } from '@org/api-contract';
import { revalidated } from '#http/cache-control.ts';

const version = '1.0.0';

/** Swagger UI loads its scripts from our origin, and uses style attributes and inline images. */
const pagePolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Serves the contract as an OpenAPI document at `/api/openapi.json` and as Swagger UI at `/api/docs`. */
export async function registerDocumentation(app: FastifyInstance, publicOrigin: string): Promise<void> {
  // The document and its JSON are made for the first reader. They take 30 ms of the CPU, and few processes need them.
  let document: object | undefined;
  let text: string | undefined;
  const contract = (): object => (document ??= openApiDocument(endpoints, version, publicOrigin));
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .header('cache-control', revalidated)
      .type('application/json; charset=utf-8')
      .send((text ??= JSON.stringify(contract()))),
  );
  await app.register(fastifySwagger, {
    mode: 'static',
    // `transformSpecification` replaces this empty document. The plugin's type requires its own copy of the OpenAPI
    // types.
    specification: { document: {} as never },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    transformSpecification: contract,
  });
}
