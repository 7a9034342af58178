import { limitConcurrency } from '../../../foundation/concurrency/limitConcurrency.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Job } from '../../../foundation/schedule/job.ts';
import type { Services } from '../../../foundation/services.ts';
import { announceDraws, type DrawName } from '../draws/announceDraws.ts';
import { loadStations } from '../stations.ts';
import type { ResultsProvider } from './resultsProvider.ts';
import { type AskedDraw, takeResult } from './takeResult.ts';

const minute = 60_000;
/** Polling intervals, milliseconds: while drawing, when overdue by an hour, and while a correction may still come. */
const pause = { drawing: 5_000, overdue: 5 * minute, known: minute };
/** How long after a draw the provider is polled for corrections, milliseconds. */
const CORRECTED_WITHIN_MS = 2 * 60 * minute;
/** Concurrent requests, and draws per turn. */
const AT_ONCE = 4;
const MOST = 200;

interface DueDraw extends AskedDraw {
  readonly isKnown: boolean;
}

/** Fetches results of official draws from a provider. */
export function takeResultsJob(
  services: Pick<Services, 'database' | 'live' | 'log' | 'clock'>,
  provider: ResultsProvider,
): Job {
  const { database, clock, live, log } = services;
  /** When the provider was last queried about each draw, milliseconds since the epoch. */
  const askedAt = new Map<string, number>();
  const limited = limitConcurrency({ atOnce: AT_ONCE, mostWaiting: MOST });

  async function take(draw: DueDraw): Promise<DrawName[]> {
    const { code, numero } = draw;
    askedAt.set(`${code}/${numero}`, clock().getTime());
    try {
      const taken = await takeResult(services, provider, draw);
      if (taken === 'differs') {
        log.warn({ code, numero }, 'the provider corrects a result; an operator has to confirm it');
        await live.publishToOperators({ type: 'lottery' });
      }
      if (taken === 'set') await live.publishToOperators({ type: 'lottery' });
      // pages poll a drawing in progress; only a final result is announced
      return taken === 'set' ? [{ code, numero }] : [];
    } catch (error) {
      log.warn({ error, code, numero }, 'a result could not be taken; asking again');
      return [];
    }
  }

  return {
    name: 'lottery.takeResults',
    everyMs: 1_000,
    async turn() {
      const now = clock().getTime();
      const due = (await dueDraws(database, clock())).filter(({ code, numero, drawnAt, isKnown }) => {
        const every = isKnown ? pause.known : now - drawnAt.getTime() > 60 * minute ? pause.overdue : pause.drawing;
        return now - (askedAt.get(`${code}/${numero}`) ?? 0) >= every;
      });
      if (askedAt.size > 5_000) askedAt.clear();
      if (due.length === 0) return;
      const told = (await Promise.all(due.map((draw) => limited(() => take(draw))))).flatMap((names) => names ?? []);
      if (told.length > 0) await announceDraws(services, told, await loadStations(database));
    },
    failure: 'taking results failed; trying again',
    retryMs: 5_000,
  };
}

/** Official draws that are due and have no result, or one that may still be corrected; oldest last. */
const dueDraws = (q: Queryable, now: Date): Promise<DueDraw[]> =>
  q.query<DueDraw>(
    `SELECT d.station_code AS code, d.numero, s.form, d.drawn_at AS "drawnAt", d.prizes IS NOT NULL AS "isKnown"
     FROM draw d JOIN lottery_station s ON s.code = d.station_code
     WHERE s.drawn_by = 'official' AND d.seed_hash IS NULL AND d.voided_at IS NULL AND d.drawn_at <= $1
       AND (d.prizes IS NULL OR d.drawn_at > $2) ORDER BY d.drawn_at DESC LIMIT $3`,
    [now, new Date(now.getTime() - CORRECTED_WITHIN_MS), MOST],
  );
