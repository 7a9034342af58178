import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import { noPoints } from '@unisite/shared/contract/operatorsPoints';
import type { Queryable } from '../../foundation/database/connect.ts';

/** A market's points rule on a day; without one, nothing earns points. */
export async function pointRuleOn(q: Queryable, market: string, day: string): Promise<MarketPoints> {
  const [row] = await q.query<{ rule: MarketPoints | null }>('SELECT point_rule_on($1, $2) AS rule', [market, day]);
  return row?.rule ?? noPoints;
}

/** The newest rule, which may take effect tomorrow. */
export async function latestPointRule(q: Queryable, market: string): Promise<MarketPoints> {
  const [row] = await q.query<{ rule: MarketPoints }>(
    'SELECT rule FROM point_rule WHERE market_code = $1 ORDER BY from_day DESC LIMIT 1',
    [market],
  );
  return row?.rule ?? noPoints;
}

/** Writes a rule that takes effect tomorrow: a day in progress keeps the rule it began with. */
export async function writePointRule(q: Queryable, market: string, rule: MarketPoints, now: Date): Promise<void> {
  await q.query(
    `INSERT INTO point_rule (market_code, from_day, rule) VALUES ($1, market_day($2, $1) + 1, $3)
     ON CONFLICT (market_code, from_day) DO UPDATE SET rule = excluded.rule`,
    [market, now, JSON.stringify(rule)],
  );
}
