import type { MemberId } from '@unisite/shared/contract';
import { cached } from '../../../foundation/cache/cached.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Job } from '../../../foundation/schedule/job.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import { publishUnread } from '../../../site/messages/index.ts';
import { cacheOffers, marketSeries, offersOf } from '../offers/offers.ts';
import type { Services } from '../services.ts';
import { loadStations, stationsOf } from '../stations.ts';
import { type Advanced, advancePlan } from './advancePlan.ts';
import type { PlanRow } from './planRows.ts';

const AT_ONCE = 200;
const EVERY_MS = 1_000;
/** Pause before a failed plan is retried. */
const AGAIN_AFTER_MS = 10_000;

interface DuePlan {
  readonly id: string;
  readonly memberId: MemberId;
}

/**
 * Running plans with something to do: a draw that they wait for is open or void, and the previous ticket is settled
 * where that decides; it was missed; a ticket has won; all draws are bought and over; their member, game or market no
 * longer plays.
 */
const duePlans = (q: Queryable, except: readonly string[]): Promise<DuePlan[]> =>
  q.query<{ id: string; memberId: MemberId }>(
    `WITH awaited AS (
       SELECT w.station_code, w.numero FROM draw w WHERE w.prizes IS NULL AND w.voided_at IS NULL
       UNION ALL SELECT w.station_code, w.numero FROM draw w WHERE w.voided_at IS NOT NULL AND w.drawn_at > now()
     ), due AS (
       SELECT p.id FROM awaited w
         JOIN lottery_plan_draw d ON d.numero = w.numero AND d.state = 'waiting'
         JOIN lottery_plan p ON p.id = d.plan_id AND p.station_code = w.station_code
       WHERE NOT p.stops_on_win OR NOT EXISTS (
         SELECT FROM lottery_plan_draw b JOIN lottery_ticket t ON t.id = b.ticket_id
         WHERE b.plan_id = p.id AND b.state = 'bought' AND t.state = 'open')
       UNION SELECT d.plan_id FROM lottery_plan_draw d WHERE d.state = 'waiting' AND d.drawn_at <= now()
       UNION SELECT p.id FROM lottery_plan p
         JOIN lottery_plan_draw d ON d.plan_id = p.id AND d.state = 'bought'
         JOIN lottery_ticket t ON t.id = d.ticket_id AND t.state = 'won'
       WHERE p.state = 'running' AND p.stops_on_win
         AND EXISTS (SELECT FROM lottery_plan_draw l WHERE l.plan_id = p.id AND l.state = 'waiting')
       UNION SELECT p.id FROM lottery_plan p
       WHERE p.state = 'running'
         AND NOT EXISTS (SELECT FROM lottery_plan_draw d WHERE d.plan_id = p.id AND d.state = 'waiting')
         AND NOT EXISTS (SELECT FROM lottery_plan_draw d JOIN lottery_ticket t ON t.id = d.ticket_id
           WHERE d.plan_id = p.id AND t.state = 'open')
       UNION SELECT p.id FROM lottery_plan p
         JOIN members.member m ON m.id = p.member_id
         JOIN markets.market k ON k.code = p.market_code
         JOIN lottery_station s ON s.code = p.station_code
         LEFT JOIN protection.play_state y ON y.member_id = p.member_id
         LEFT JOIN games.market_category c ON c.market_code = p.market_code AND c.category = s.category
       WHERE p.state = 'running'
         AND (m.state = 'closed' OR k.status = 1 OR y.blocked_until > now() OR c.category IS NULL)
     )
     SELECT p.id, p.member_id AS "memberId" FROM due JOIN lottery_plan p ON p.id = due.id
     WHERE p.state = 'running' AND p.id <> ALL ($1) ORDER BY p.id LIMIT $2`,
    [except, AT_ONCE],
  );

/** One turn: takes the next step of each due plan. `failed`: those whose step failed. */
export function createPlanTurns(services: Services) {
  const { database } = services;
  const offers = cacheOffers(database);
  const known = cached(30_000, () => loadStations(database));
  return async (except: readonly string[] = []) => {
    const due = await duePlans(database, except);
    if (due.length === 0) return { advanced: [], failed: [] };
    const [all, rows, closed] = await Promise.all([known.get(), offers.get(), closedMarkets(database)]);
    const gameOf = ({ market, series, station: code }: PlanRow) => {
      const station = closed.has(market) ? undefined : stationsOf(all, market).find((one) => one.code === code);
      if (!station) return null;
      return { station, offers: offersOf(rows, { market, series }, station), ofMarket: marketSeries(rows, market) };
    };
    const advanced: Advanced[] = [];
    const failed: { readonly id: string; readonly error: unknown }[] = [];
    for (const plan of due) {
      try {
        const done = await advancePlan(services, plan, gameOf);
        if (done) advanced.push(done);
      } catch (error) {
        failed.push({ id: plan.id, error });
      }
    }
    return { advanced, failed };
  };
}

/** Markets in maintenance. */
async function closedMarkets(q: Queryable): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ code: string }>('SELECT code FROM markets.market WHERE status = 1');
  return new Set(rows.map(({ code }) => code));
}

/** Advances plans over several draws. */
export function plansJob(services: Services): Job {
  const turn = createPlanTurns(services);
  const announce = createBalancePublisher(services);
  /** Plans that failed, with when they are tried again (milliseconds since the epoch). */
  const waiting = new Map<string, number>();
  return {
    name: 'lottery.advancePlans',
    everyMs: EVERY_MS,
    async turn() {
      const now = Date.now();
      for (const [id, until] of waiting) if (until <= now) waiting.delete(id);
      const { advanced, failed } = await turn([...waiting.keys()]);
      for (const { id, error } of failed) {
        waiting.set(id, now + AGAIN_AFTER_MS);
        services.log.error({ plan: id, error }, 'a plan could not be looked after; trying again');
      }
      for (const { memberId, did } of advanced) if (did !== 'bought') announce(memberId, 'refund');
      for (const { memberId } of advanced.filter(({ told }) => told)) await publishUnread(services, memberId);
      return advanced.length > 0 ? { nextMs: 0 } : undefined;
    },
    failure: 'plans could not be looked after; trying again',
    retryMs: 5_000,
  };
}
