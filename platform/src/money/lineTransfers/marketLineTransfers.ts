import { fromWire, type Hundredths, hundredthsOf, toWire, vnd } from '@unisite/shared/contract';
import {
  type LineDirection,
  type LineTransferTerms,
  lineDirections,
  type MarketLineTransfers,
} from '@unisite/shared/contract/operatorsMarketLineTransfers';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

const sums = ['least', 'most', 'dailyAmount'] as const;

/** A market's terms for one direction. */
export interface LineTerms extends Omit<LineTransferTerms, (typeof sums)[number]> {
  readonly least: Hundredths;
  readonly most: Hundredths;
  readonly dailyAmount: Hundredths;
}

interface LineRule extends Readonly<Record<LineDirection, LineTerms>> {
  readonly playedPercent: number;
}

/** Gives markets without a rule for transfers the initial one: closed both ways. */
export async function insertMarketLineTransfers(q: Queryable): Promise<void> {
  await q.query(
    'INSERT INTO market_line_transfer (market_code) SELECT code FROM markets.market ON CONFLICT (market_code) DO NOTHING',
  );
}

const termsAs = (way: LineDirection) =>
  `jsonb_build_object('open', ${way}_open, 'least', ${way}_least::text, 'most', ${way}_most::text,
     'dailyAmount', ${way}_daily_amount::text, 'dailyTimes', ${way}_daily_times) AS ${way}`;

/** @throws Refusal NOT_FOUND */
export async function lineRule(q: Queryable, market: string): Promise<LineRule> {
  type Written = Record<(typeof sums)[number], string> & Pick<LineTerms, 'open' | 'dailyTimes'>;
  const [row] = await q.query<{ up: Written; down: Written; playedPercent: number }>(
    `SELECT ${lineDirections.map(termsAs).join(', ')}, played_percent AS "playedPercent"
     FROM market_line_transfer WHERE market_code = $1`,
    [market],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const read = ({ least, most, dailyAmount, ...terms }: Written): LineTerms => ({
    ...terms,
    least: hundredthsOf(least),
    most: hundredthsOf(most),
    dailyAmount: hundredthsOf(dailyAmount),
  });
  return { up: read(row.up), down: read(row.down), playedPercent: row.playedPercent };
}

/** The rule on the wire. */
export async function readMarketLineTransfers(q: Queryable, market: string): Promise<MarketLineTransfers> {
  const { up, down, playedPercent } = await lineRule(q, market);
  const written = ({ open, least, most, dailyAmount, dailyTimes }: LineTerms): LineTransferTerms => ({
    open,
    least: toWire(least),
    most: toWire(most),
    dailyAmount: toWire(dailyAmount),
    dailyTimes,
  });
  return { up: written(up), down: written(down), playedPercent };
}

export async function writeMarketLineTransfers(q: Queryable, market: string, to: MarketLineTransfers): Promise<void> {
  const values = lineDirections.flatMap((way) => {
    const { open, least, most, dailyAmount, dailyTimes } = to[way];
    return [open, ...[least, most, dailyAmount].map((sum) => fromWire(vnd(sum))), dailyTimes];
  });
  await q.query(
    `UPDATE market_line_transfer SET
       up_open = $2, up_least = $3, up_most = $4, up_daily_amount = $5, up_daily_times = $6,
       down_open = $7, down_least = $8, down_most = $9, down_daily_amount = $10, down_daily_times = $11,
       played_percent = $12 WHERE market_code = $1`,
    [market, ...values, to.playedPercent],
  );
}
