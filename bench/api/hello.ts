/** A minimal Fastify server, the baseline of the benchmark. Listens on `PORT`. */
import { fastify } from 'fastify';

const app = fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT) });
