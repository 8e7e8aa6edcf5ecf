import { randomUUID } from 'node:crypto';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { SourceFailure } from '#integrations/company-sources/source-failure.ts';
import type { Services } from '#integrations/services.ts';
import { messageOf, noChanges, sumOf, type Changes } from './changes.ts';
import { planRefresh, type Source } from './plan-refresh.ts';
import { claimSign, finishRun, storeProgress } from './queries.ts';
import { requestSource } from './request-source.ts';

/** Below one minute, after which many proxies end a request and `latestRun` reports the refresh as failed. */
const maxDurationMs = 50_000;

const names = new Intl.ListFormat('en', { type: 'conjunction' });

export interface RefreshResult extends Changes {
  message: string;
}

/**
 * Refreshes the companies and openings of one sign. All sources are requested concurrently, for at most 50 s.
 *
 * @throws ApiError `scrape_running` while another refresh has the sign; `source_failed` when a source is unreachable, in
 *   which case the results of the other sources are kept
 */
export async function refreshSign(services: Services, zodiac: ZodiacSignId): Promise<RefreshResult> {
  const { db, events } = services;
  const runId = randomUUID();
  if (!(await claimSign(db, zodiac, runId))) throw new ApiError('scrape_running');
  try {
    const { changes, unanswered, unreachable } = await requestAll(
      services,
      runId,
      await planRefresh(services, zodiac),
    );
    const message = messageOf(getZodiacSignById(zodiac)?.name ?? zodiac, changes, unanswered);
    if (unreachable.length > 0) {
      for (const source of unreachable) events.record('refresh_failed', { zodiac, source });
      throw new ApiError('source_failed', {
        detail: `${names.format(unreachable)} did not answer. Nothing stored was lost. Please try again later.`,
      });
    }
    await finishRun(db, runId, { state: 'done', message });
    const { newCompanies, newOpenings } = changes;
    events.record('sign_refreshed', { zodiac, newCompanies, newOpenings, unanswered });
    return { message, ...changes };
  } catch (error) {
    const message = error instanceof ApiError ? error.message : 'Something went wrong on our side.';
    await finishRun(db, runId, { state: 'failed', message });
    throw error;
  }
}

async function requestAll({ db, events }: Services, runId: string, sources: readonly Source[]) {
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(maxDurationMs)]);
  const total = sources.reduce((sum, { requests }) => sum + requests.length, 0);
  let started = 0;
  const onStep = async (step: string): Promise<void> => {
    await storeProgress(db, runId, { step, done: started, total });
    started += 1;
  };
  const runOne = async (source: Source) => {
    try {
      const onFailure = ({ reason }: SourceFailure): void =>
        events.record('source_failure', { source: source.name, reason });
      return { source, ...(await requestSource(source, { signal, onStep, onFailure })) };
    } catch (error) {
      // An error of our own, not of a source: the refresh fails, so the other requests are aborted.
      abort.abort();
      throw error;
    }
  };
  const results = await Promise.all(sources.map(runOne));
  return {
    changes: results.reduce((sum, { changes }) => sumOf(sum, changes), noChanges),
    unanswered: results.reduce((sum, result) => sum + result.unanswered, 0),
    unreachable: results.filter(({ isUnreachable }) => isUnreachable).map(({ source }) => source.name),
  };
}
