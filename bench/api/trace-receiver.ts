/** A receiver of traces by OTLP/HTTP, as JSON. Listens on `PORT`; `GET /` says how many it got. */
import { fastify } from 'fastify';

interface Export {
  resourceSpans: { scopeSpans: { spans: { traceId: string }[] }[] }[];
}

const maxBodyBytes = 64 * 1_024 * 1_024;

const app = fastify({ bodyLimit: maxBodyBytes });
const traces = new Set<string>();
let spans = 0;
app.get('/', () => ({ spans, traces: traces.size }));
app.post<{ Body: Export }>('/v1/traces', ({ body }) => {
  for (const { traceId } of body.resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  )) {
    spans += 1;
    traces.add(traceId);
  }
  return {};
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
