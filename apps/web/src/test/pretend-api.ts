import { vi } from 'vitest';

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/**
 * Answers the calls of a test in the API's place; the journeys cover the real one. An endpoint without an answer is
 * 404.
 *
 * @returns the calls made so far, as `METHOD /path`
 */
export function pretendApi(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): string[] {
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    calls.push(call + url.search);
    const answer = answers[call] ?? { status: 404, body: { code: 'not_found' } };
    const { status, body, headers } = typeof answer === 'function' ? await answer() : answer;
    return new Response(JSON.stringify(body), { status, ...(headers && { headers }) });
  });
  return calls;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
