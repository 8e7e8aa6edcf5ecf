import { randomUUID } from 'node:crypto';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import { SourceFailure } from '#integrations/company-sources/source-failure.ts';
import type { Services } from '#integrations/services.ts';
import { describeChanges, messageOf, noChanges, sumOf, type Changes } from './changes.ts';
import { planRefresh, type Source } from './plan-refresh.ts';
import {
  claimSign,
  finishRun,
  isCancelled,
  storeProgress,
  storeSourceRun,
  cancelRuns,
  latestRun,
} from './queries.ts';
import type { Db } from '#database/connection.ts';
import type { Caller } from '#kernel/caller.ts';

/** Must be below one minute, after which many proxies end a request and `latestRun` reports the refresh as failed. */
const maxDurationMs = 50_000;

/** Interval at which a refresh checks whether any process has canceled it. */
const cancelCheckMs = 500;

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Refreshes the companies and openings of one sign. All sources are requested concurrently, for at most 50 s.
 *
 * @param startedBy - the uid of the user who started it; `null` for the schedule
 * @param runId - the id of an earlier run that ended without its result being stored, to start that run again
 * @throws ApiError `scrape_running` while another refresh has the sign; `source_failed` when a source is unreachable,
 * and `scrape_cancelled` when a user canceled it; the results so far are kept in both cases
 */
export async function refreshSign(
  services: Services,
  zodiac: ZodiacSignId,
  startedBy: string | null,
  runId: string = randomUUID(),
) {
  const { db, events } = services;
  if (!(await claimSign(db, { zodiac, runId, startedBy }))) throw new ApiError('scrape_running');
  try {
    const { changes, unanswered, unreachable, wasCancelled } = await requestAll(services, {
      zodiac,
      runId,
      sources: await planRefresh(services, zodiac),
    });
    const sign = getZodiacSignById(zodiac)?.name ?? zodiac;
    const message = messageOf(sign, changes, unanswered);
    if (wasCancelled)
      throw new ApiError('scrape_cancelled', {
        detail: `The refresh was canceled. The results so far are stored: ${describeChanges(changes)}.`,
      });
    if (unreachable.length > 0) {
      for (const source of unreachable) events.record('refresh_failed', { zodiac, source });
      throw new ApiError('source_failed', {
        detail: `${names.format(unreachable)} did not answer. No stored data were lost. Please try again later.`,
      });
    }
    await finishRun(db, runId, { state: 'done', message });
    const { newCompanies, newOpenings } = changes;
    events.record('sign_refreshed', { zodiac, newCompanies, newOpenings, unanswered });
    return { message, ...changes };
  } catch (error) {
    const message = error instanceof ApiError ? error.message : 'Something went wrong on our side.';
    const state = error instanceof ApiError && error.code === 'scrape_cancelled' ? 'cancelled' : 'failed';
    await finishRun(db, runId, { state, message });
    throw error;
  }
}

interface Run {
  zodiac: ZodiacSignId;
  runId: string;
  sources: readonly Source[];
}

async function requestAll({ db, events, clock }: Services, { zodiac, runId, sources }: Run) {
  const abort = new AbortController();
  const cancelled = new AbortController();
  const signal = AbortSignal.any([abort.signal, cancelled.signal, AbortSignal.timeout(maxDurationMs)]);
  const total = sources.reduce((sum, { requests }) => sum + requests.length, 0);
  let started = 0;
  const onStep = async (step: string): Promise<void> => {
    await storeProgress(db, runId, { step, done: started, total });
    started += 1;
  };
  const runOne = async (source: Source) => {
    const failures: { step: string; reason: string }[] = [];
    const onFailure = (step: string, { reason }: SourceFailure): void => {
      // Requests that a cancellation ended are not failures.
      if (cancelled.signal.aborted) return;
      failures.push({ step, reason });
      events.record('source_failure', { source: source.name, reason });
    };
    try {
      const result = await requestSource(source, { signal, onStep, onFailure });
      const { asked: requests, changes } = result;
      await storeSourceRun(db, {
        source: source.name,
        zodiac,
        finishedAt: clock(),
        requests,
        failures: JSON.stringify(failures),
        ...changes,
      });
      return { source, ...result, unanswered: failures.length };
    } catch (error) {
      // An error of the product, not of a source: the refresh fails, so the other requests are aborted.
      abort.abort();
      throw error;
    }
  };
  const watch = setInterval(() => {
    // A failed query is tried again at the next tick.
    isCancelled(db, runId).then(
      (is) => is && cancelled.abort(),
      () => undefined,
    );
  }, cancelCheckMs);
  try {
    const results = await Promise.all(sources.map(runOne));
    return {
      changes: results.reduce((sum, { changes }) => sumOf(sum, changes), noChanges),
      unanswered: results.reduce((sum, result) => sum + result.unanswered, 0),
      unreachable: results.filter(({ isUnreachable }) => isUnreachable).map(({ source }) => source.name),
      wasCancelled: cancelled.signal.aborted,
    };
  } finally {
    clearInterval(watch);
  }
}

/**
 * Asks a running refresh to end, in any process. It ends within a second and keeps the stored results.
 *
 * @throws ApiError `not_found` if the sign is not being refreshed; `forbidden` for a caller who neither started it
 * nor is an admin
 */
export async function cancelRefresh(
  db: Db,
  zodiac: ZodiacSignId,
  { uid, role }: Pick<Caller, 'uid' | 'role'>,
): Promise<void> {
  const run = await latestRun(db, zodiac);
  if (run?.state !== 'running')
    throw new ApiError('not_found', { detail: 'This sign is not being refreshed.' });
  if (run.startedBy !== uid && role !== 'admin')
    throw new ApiError('forbidden', { detail: 'Only the user who started this refresh can cancel it.' });
  await cancelRuns(db, zodiac);
}

interface SourceResult {
  changes: Changes;
  /** Number of sent requests. */
  asked: number;
  /** Whether the source has one server, and it answered no request or failed twice in a row. */
  isUnreachable: boolean;
}

interface RequestHooks {
  signal: AbortSignal;
  /** Called before each request. */
  onStep: (step: string) => Promise<void>;
  onFailure: (step: string, failure: SourceFailure) => void;
}

const maxFailuresInARow = 2;

/**
 * Sends the requests of a source one after the other, and stores each answer before the next request. Stops when the
 * signal aborts, or after two failures in a row if one server answers all requests.
 */
async function requestSource({ requests, isOneServer }: Source, hooks: RequestHooks): Promise<SourceResult> {
  let changes = noChanges;
  let asked = 0;
  let failuresInARow = 0;
  let answered = 0;
  for (const { step, run } of requests) {
    // Careers pages that were skipped now come first in the next refresh.
    if (hooks.signal.aborted) break;
    await hooks.onStep(step);
    asked += 1;
    try {
      changes = sumOf(changes, await run(hooks.signal));
      answered += 1;
      failuresInARow = 0;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      hooks.onFailure(step, error);
      failuresInARow += 1;
      if (isOneServer && failuresInARow === maxFailuresInARow) return { changes, asked, isUnreachable: true };
    }
  }
  return { changes, asked, isUnreachable: isOneServer && answered === 0 };
}
