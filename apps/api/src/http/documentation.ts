import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { endpoints, openApiDocument } from '@org/api-contract';

/** The contract, as a document and as pages. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(endpoints, '1.0.0');
  app.addHook('onRoute', (route) => {
    route.config = { access: 'public', ...route.config };
  });
  app.get('/api/openapi.json', async () => document);
  // The plugin's type asks for its own copy of the OpenAPI types; ours is the same document.
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
