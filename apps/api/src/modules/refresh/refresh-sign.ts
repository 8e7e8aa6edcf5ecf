import { randomUUID } from 'node:crypto';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { SourceFailure } from '#integrations/company-sources/source-failure.ts';
import type { Services } from '#integrations/services.ts';
import { messageOf, noChanges, sumOf, type Changes } from './changes.ts';
import { planScrape, type Lane } from './plan-refresh.ts';
import { claimSign, finishRun, noteProgress } from './queries.ts';
import { runLane } from './ask-source.ts';

/** Below the minute after which proxies give up on an answer, and a run without a sign of life counts as dead. */
const longestMs = 50_000;

export interface ScrapeResult extends Changes {
  message: string;
}

/**
 * Refreshes one sign from all sources at once, each at its own pace.
 *
 * @throws ApiError `scrape_running` while another run has the sign; `source_failed` when a whole source is away, though
 *   what the others said is kept
 */
export async function scrapeSign(services: Services, zodiac: ZodiacSignId): Promise<ScrapeResult> {
  const { db, events } = services;
  const runId = randomUUID();
  if (!(await claimSign(db, zodiac, runId))) throw new ApiError('scrape_running');
  try {
    const { changes, unanswered, away } = await runAll(services, runId, await planScrape(services, zodiac));
    const message = messageOf(getZodiacSignById(zodiac)?.name ?? zodiac, changes, unanswered);
    if (away.length > 0) {
      for (const source of away) events.record('scrape_failed', { zodiac, source });
      throw new ApiError('source_failed', {
        detail: `${away.join(' and ')} did not answer. What was known stays. Please try again later.`,
      });
    }
    await finishRun(db, runId, { state: 'done', message });
    const { newCompanies, newOpenings } = changes;
    events.record('sign_scraped', { zodiac, newCompanies, newOpenings, unanswered });
    return { message, ...changes };
  } catch (error) {
    const message = error instanceof ApiError ? error.message : 'Something went wrong on our side.';
    await finishRun(db, runId, { state: 'failed', message });
    throw error;
  }
}

async function runAll({ db, events }: Services, runId: string, lanes: readonly Lane[]) {
  const giveUp = new AbortController();
  const signal = AbortSignal.any([giveUp.signal, AbortSignal.timeout(longestMs)]);
  const total = lanes.reduce((sum, { asks }) => sum + asks.length, 0);
  let asked = 0;
  const onStep = async (step: string): Promise<void> => {
    await noteProgress(db, runId, { step, done: asked, total });
    asked += 1;
  };
  const runOne = async (lane: Lane) => {
    try {
      const onFailure = ({ reason }: SourceFailure): void =>
        events.record('source_failure', { source: lane.name, reason });
      return { lane, ...(await runLane(lane, { signal, onStep, onFailure })) };
    } catch (error) {
      // What broke was ours: the other lanes must not go on behind a run that has failed.
      giveUp.abort();
      throw error;
    }
  };
  const results = await Promise.all(lanes.map(runOne));
  return {
    changes: results.reduce((sum, { changes }) => sumOf(sum, changes), noChanges),
    unanswered: results.reduce((sum, result) => sum + result.unanswered, 0),
    away: results.filter(({ isAway }) => isAway).map(({ lane }) => lane.name),
  };
}
