import type { Span, ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/**
 * The attributes that leave the process. The text of a statement has placeholders for its values. URLs, addresses,
 * user agents, error messages and everything else are removed, because they may contain personal data.
 */
const kept: ReadonlySet<string> = new Set([
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
]);

/** Removes all other attributes from each span when it ends. Must come before the exporting processor. */
export class WithoutPersonalData implements SpanProcessor {
  onStart(_span: Span): void {}

  onEnd(span: ReadableSpan): void {
    for (const name of Object.keys(span.attributes)) if (!kept.has(name)) delete span.attributes[name];
    span.events.length = 0;
    delete span.status.message;
  }

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
