import type { Hundredths, Localized } from '@unisite/shared/contract';
import { betsOf, dayOfDraw, isForm } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { limitKeys } from './limitKeys.ts';

/** A pick of a draw in a market; '' is the bet as a whole, where it has too many picks for a limit each. */
export interface PickName {
  readonly code: string;
  readonly numero: string;
  readonly market: string;
  readonly bet: string;
  readonly pick: string;
}

export interface LimitedPick {
  readonly drawId: number;
  readonly station: Localized;
  /** The market's maximum win by it, over all tickets of a draw. */
  readonly offered: Hundredths;
  /** Operators' lower limit; null: none. */
  readonly lowered: Hundredths | null;
}

/** A pick with its limits; null if there is no such draw, or the market does not offer the pick on it. */
export async function findPick(
  q: Queryable,
  { code, numero, market, bet, pick }: PickName,
): Promise<LimitedPick | null> {
  const [draw] = await q.query<{ id: number; form: string; prizeMode: string; vi: string; en: string }>(
    `SELECT d.id, s.form, s.prize_mode AS "prizeMode", s.name_vi AS vi, s.name_en AS en
     FROM draw d JOIN lottery_station s ON s.code = d.station_code WHERE d.station_code = $1 AND d.numero = $2`,
    [code, numero],
  );
  const rule = draw && isForm(draw.form) ? betsOf(draw.form).get(bet) : undefined;
  const key = rule && limitKeys(rule, dayOfDraw(numero)).find((one) => one.pick === pick);
  if (!draw || !key) return null;
  const [limits] = await readMoney<{ offered: Hundredths; lowered: Hundredths | null }>(
    q.query(
      `SELECT o.exposure AS offered, e.lowered_to AS lowered FROM lottery_offer o
       LEFT JOIN lottery_exposure e ON e.draw_id = $5 AND e.market_code = o.market_code AND e.bet = o.bet AND e.pick = $6
       WHERE o.market_code = $1 AND o.prize_mode = $2 AND o.form = $3 AND o.bet = $4 AND o.class = $7`,
      [market, draw.prizeMode, draw.form, bet, draw.id, pick, key.class],
    ),
    { offered: true, lowered: true },
  );
  return limits ? { drawId: draw.id, station: { vi: draw.vi, en: draw.en }, ...limits } : null;
}

/**
 * Sets operators' limit of a pick if it is still `from`; applies to every purchase from then on. Null: the market's
 * limit.
 */
export async function limitPick(
  q: Queryable,
  { market, bet, pick }: PickName,
  { drawId, offered }: LimitedPick,
  { from, to }: { readonly from: Hundredths | null; readonly to: Hundredths | null },
): Promise<'set' | 'changed' | 'closed'> {
  const [row] = await q.query<{ status: 'set' | 'changed' | 'closed' }>(
    'SELECT status FROM lottery_limit_pick($1, $2, $3, $4, $5, $6, $7)',
    [drawId, market, bet, pick, offered, from, to],
  );
  if (!row) throw new Error('a limit gave no answer');
  return row.status;
}
