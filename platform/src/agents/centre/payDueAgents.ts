import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { paySeries } from './series/paySeries.ts';

/** By then the day's draws are settled. */
const AFTER_MIDNIGHT_MS = 20 * 60_000;
/** Overlap of consecutive runs, so that no correction falls between them. */
const OVERLAP_MS = 3_600_000;

/** Days are those of its time zone. */
interface PaidMarket {
  readonly code: string;
  readonly timeZone: string;
}

interface Run {
  /** Last day with all statements made. */
  readonly doneTo: string;
  readonly ranAt: Date;
}

/** The last run in a market; without one, nothing before yesterday is paid. */
async function lastRun(q: Queryable, { code, timeZone }: PaidMarket, now: Date): Promise<Run> {
  const [run] = await q.query<Run>(
    `INSERT INTO agent_pay_run (market_code, kind, done_to, ran_at) VALUES ($1, 'series', $2, $3)
     ON CONFLICT (market_code, kind) DO UPDATE SET kind = agent_pay_run.kind
     RETURNING done_to AS "doneTo", ran_at AS "ranAt"`,
    [code, addDays(dayOf(now, timeZone), -2), now],
  );
  if (!run) throw new Error('there is no pay-run');
  return run;
}

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/** Makes and pays statements for every complete day not paid yet. Returns how many statements were made. */
export async function payDueAgents(services: Needs): Promise<number> {
  const markets = await services.database.query<PaidMarket>(
    'SELECT code, time_zone AS "timeZone" FROM markets.market ORDER BY code',
  );
  let made = 0;
  for (const market of markets) made += await payDueIn(services, market);
  return made;
}

async function payDueIn(services: Needs, market: PaidMarket): Promise<number> {
  const { database, clock } = services;
  let made = 0;
  for (;;) {
    const now = clock();
    const { doneTo, ranAt } = await lastRun(database, market, now);
    const day = addDays(doneTo, 1);
    if (day >= dayOf(now.getTime() - AFTER_MIDNIGHT_MS, market.timeZone)) return made;
    made += await paySeries(services, { market: market.code, day, since: new Date(ranAt.getTime() - OVERLAP_MS) });
    await database.query(
      `UPDATE agent_pay_run SET done_to = $3, ran_at = $4 WHERE market_code = $1 AND kind = 'series' AND done_to = $2`,
      [market.code, doneTo, day, now],
    );
  }
}
