/** The least a Fastify server can do: what every call of ours is measured against. Listens on `PORT`. */
import { fastify } from 'fastify';

const app = fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT) });
