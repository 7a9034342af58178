import { category, type MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { createBalancePublisher } from '../../money/ledger/index.ts';
import { memberRebateTerms, rebateTerms } from './marketRebates.ts';
import { openDays, payRebates } from './memberRebates.ts';

const AT_ONCE = 200;

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/**
 * Credits the last complete day, in markets that pay rebates automatically, to everyone who played on it, together with
 * earlier days that did not reach the minimum. Each member's payment is a transaction of its own and made once a day,
 * so interruptions and concurrent processes never pay twice. Returns how many members were paid.
 */
export async function creditRebates(services: Needs, signal?: AbortSignal): Promise<number> {
  const { database, clock, log } = services;
  const markets = await database.query<{ code: string; currency: string; timeZone: string }>(
    `SELECT k.code, k.currency, k.time_zone AS "timeZone" FROM market_rebate r
      JOIN markets.market k ON k.code = r.market_code WHERE r.mode = 'credited' ORDER BY k.code`,
  );
  let paid = 0;
  for (const { code, currency, timeZone } of markets) {
    const { days } = await rebateTerms(database, code);
    const { last: day } = openDays(clock(), days, timeZone);
    const [done] = await database.query('SELECT FROM rebate_run WHERE market_code = $1 AND day = $2', [code, day]);
    if (done) continue;
    let isWhole = true;
    for (let after = '0'; ; ) {
      const members = await playersOf(database, code, day, after);
      for (const memberId of members) {
        if (signal?.aborted) return paid;
        const asked = {
          memberId,
          currency,
          timeZone,
          categories: category.options,
          key: `credit/${day}`,
          by: 'platform' as const,
        };
        const id = await database
          .transaction(async (q) => payRebates(q, clock(), await memberRebateTerms(q, code, memberId), asked))
          .catch((error: unknown) => {
            log.error({ error, member: memberId }, 'a rebate was not credited; trying again');
            isWhole = false;
            return null;
          });
        if (id === null) continue;
        paid += 1;
        createBalancePublisher(services)(memberId, 'rebate');
      }
      const end = members.at(-1);
      if (end === undefined) break;
      after = end;
    }
    if (isWhole)
      await database.query(
        'INSERT INTO rebate_run (market_code, day, done_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [code, day, clock()],
      );
  }
  return paid;
}

/** Members of a market with a round settled on a day, guests on free play excluded; the next batch by id. */
async function playersOf(q: Queryable, market: string, day: string, after: string): Promise<MemberId[]> {
  const rows = await q.query<{ id: MemberId }>(
    `SELECT m.id FROM members.member m WHERE m.market_code = $1 AND m.customer_type <> 4 AND m.id > $3
       AND EXISTS (SELECT FROM rounds.game_round r WHERE r.member_id = m.id AND r.state = 'settled'
         AND r.opened_at >= (SELECT market_day_start($2::date - 31, $1))
         AND r.closed_at >= (SELECT market_day_start($2::date, $1))
         AND r.closed_at < (SELECT market_day_start($2::date + 1, $1)))
     ORDER BY m.id LIMIT $4`,
    [market, day, after, AT_ONCE],
  );
  return rows.map(({ id }) => id);
}
