import type { SystemStatus } from '@unisite/shared/contract';
import type { MarketStatus } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Codes of specification section 4. */
const numbers = { open: 0, maintenance: 1, restricted: 2 } as const satisfies Record<
  MarketStatus['state'],
  SystemStatus['status']
>;
const states = ['open', 'maintenance', 'restricted'] as const;

interface Row {
  readonly status: SystemStatus['status'];
  readonly until: Date | null;
  readonly countries: string[];
}

/** Who a market is open to, as set by operators. */
export async function readMarketStatus(q: Queryable, code: string): Promise<MarketStatus> {
  const [row] = await q.query<Row>(
    `SELECT status, status_until AS until,
       ARRAY(SELECT country FROM restricted_country WHERE market_code = code ORDER BY country) AS countries
     FROM market WHERE code = $1`,
    [code],
  );
  if (!row) throw new Error(`there is no market ${code}`);
  const { status, until, countries } = row;
  return { state: states[status], until: until?.toISOString() ?? null, countries };
}

/** Opens or closes a market. The commit notifies every process and open page. */
export async function writeMarketStatus(q: Queryable, code: string, wanted: MarketStatus): Promise<void> {
  const { state, until, countries } = wanted;
  await q.query('UPDATE market SET status = $2, status_until = $3 WHERE code = $1', [code, numbers[state], until]);
  await q.query('DELETE FROM restricted_country WHERE market_code = $1 AND country <> ALL ($2)', [code, countries]);
  await q.query(
    'INSERT INTO restricted_country (market_code, country) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
    [code, countries],
  );
}
