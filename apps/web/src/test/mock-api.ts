import { keptKinds } from '@org/api-contract/lists';
import { vi } from 'vitest';

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** Answers that most pages need: readings ask for the saved people, and cards ask whether they are saved. */
const usual: Record<string, Answer> = {
  'GET /api/people': { status: 200, body: { people: [] } },
  'GET /api/kept/marks': { status: 200, body: Object.fromEntries(keptKinds.map((kind) => [kind, []])) },
};

/**
 * Replaces `fetch` by the given answers; the journeys cover the real API. An endpoint without an answer is a 404. There are no
 * saved people and no saved things by default.
 *
 * @returns the calls so far, as `METHOD /path`
 */
export function mockApi(
  answers: Record<string, Answer | ((url: URL) => Answer | Promise<Answer>)>,
): string[] {
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    calls.push(call + url.search);
    const answer = answers[call] ?? usual[call] ?? { status: 404, body: { code: 'not_found' } };
    const { status, body, headers } = typeof answer === 'function' ? await answer(url) : answer;
    return new Response(JSON.stringify(body), { status, ...(headers && { headers }) });
  });
  return calls;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
