import { randomUUID } from 'node:crypto';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { SourceFailure } from '#integrations/company-sources/source-failure.ts';
import type { Services } from '#integrations/services.ts';
import { messageOf, noChanges, sumOf, type Changes } from './changes.ts';
import { planRefresh, type Source } from './plan-refresh.ts';
import { claimSign, finishRun, noteProgress } from './queries.ts';
import { askSource } from './ask-source.ts';

/** Below one minute, after which proxies end a request and a run without progress counts as dead. */
const maxDurationMs = 50_000;

export interface RefreshResult extends Changes {
  message: string;
}

/**
 * Refreshes one sign from all sources at once.
 *
 * @throws ApiError `scrape_running` while another run has the sign; `source_failed` when a whole source is away; what
 *   the other sources answered is kept
 */
export async function refreshSign(services: Services, zodiac: ZodiacSignId): Promise<RefreshResult> {
  const { db, events } = services;
  const runId = randomUUID();
  if (!(await claimSign(db, zodiac, runId))) throw new ApiError('scrape_running');
  try {
    const { changes, unanswered, away } = await runAll(services, runId, await planRefresh(services, zodiac));
    const message = messageOf(getZodiacSignById(zodiac)?.name ?? zodiac, changes, unanswered);
    if (away.length > 0) {
      for (const source of away) events.record('refresh_failed', { zodiac, source });
      throw new ApiError('source_failed', {
        detail: `${away.join(' and ')} did not answer. What was known stays. Please try again later.`,
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

async function runAll({ db, events }: Services, runId: string, sources: readonly Source[]) {
  const giveUp = new AbortController();
  const signal = AbortSignal.any([giveUp.signal, AbortSignal.timeout(maxDurationMs)]);
  const total = sources.reduce((sum, { asks }) => sum + asks.length, 0);
  let asked = 0;
  const onStep = async (step: string): Promise<void> => {
    await noteProgress(db, runId, { step, done: asked, total });
    asked += 1;
  };
  const runOne = async (source: Source) => {
    try {
      const onFailure = ({ reason }: SourceFailure): void =>
        events.record('source_failure', { source: source.name, reason });
      return { source, ...(await askSource(source, { signal, onStep, onFailure })) };
    } catch (error) {
      // The failure is ours. Stop the other sources, since the run has failed.
      giveUp.abort();
      throw error;
    }
  };
  const results = await Promise.all(sources.map(runOne));
  return {
    changes: results.reduce((sum, { changes }) => sumOf(sum, changes), noChanges),
    unanswered: results.reduce((sum, result) => sum + result.unanswered, 0),
    away: results.filter(({ isAway }) => isAway).map(({ source }) => source.name),
  };
}
