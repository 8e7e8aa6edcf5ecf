import { expect } from 'vitest';

/** Expects a small problem document with a status and, if given, a code. */
export async function expectProblem(response: Response, status: number, code?: string): Promise<void> {
  const text = await response.text();
  expect([response.status, text]).toEqual([status, expect.any(String)]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(Buffer.byteLength(text)).toBeLessThan(400);
  expect(JSON.parse(text)).toMatchObject({ status, ...(code && { code }), requestId: expect.any(String) });
}
