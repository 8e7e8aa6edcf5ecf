import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';
import { logEvents } from './events.ts';

function observed() {
  const lines: [level: string, fields: unknown][] = [];
  const write = (level: string) => (fields: unknown) => void lines.push([level, fields]);
  const events = logEvents({ info: write('info'), warn: write('warn') } as never, 'key');
  return { events, lines };
}

test('events are counted and logged by name, with a hash in place of the uid', () => {
  const { events, lines } = observed();
  events.record('user_registered', { uid: 'ada' });
  events.record('user_registered', { uid: 'bob' });
  expect(events.counts()).toEqual({ user_registered: 2 });
  expect(lines[0]).toEqual(['info', { event: 'user_registered', fields: { uid: keyedHash('key', 'ada') } }]);
});

test('events that an operator must check are warnings', () => {
  const { events, lines } = observed();
  events.record('payment_alert', { intentId: 'pi_1', reason: 'not the price' });
  events.record('webhook_refused', { reason: 'no signature' });
  expect(lines.map(([level]) => level)).toEqual(['warn', 'warn']);
});
