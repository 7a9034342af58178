import type { DeskWheel } from '@unisite/shared/contract/operatorsRaffle';
import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import type { Queryable } from '../../foundation/database/connect.ts';
import { type CurrentWheel, currentWheel } from './wheel.ts';

/** Stock that the operator saw, by field id; null: no limit. */
export type SeenStock = Readonly<Record<string, number | null>>;

const draftOf = ({ wheel, stock }: CurrentWheel): WheelDraft => ({
  ...wheel,
  fields: wheel.fields.map((field) => ({ ...field, stock: stock.get(field.id) ?? null })),
});

/** The wheels of all markets, for operators. */
export async function wheelDeskPage(q: Queryable, markets: readonly string[]): Promise<DeskWheel[]> {
  const rows: DeskWheel[] = [];
  for (const market of markets) {
    const current = await currentWheel(q, market);
    const [spins] = await q.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM raffle_spin WHERE market_code = $1',
      [market],
    );
    rows.push({
      market,
      wheel: current && { revision: current.revision, draft: draftOf(current), spins: spins?.count ?? 0 },
    });
  }
  return rows;
}

/** A market's wheel as a draft; null when it has none. The caller holds the lock on the market. */
export async function lockWheel(
  q: Queryable,
  market: string,
): Promise<{ readonly revision: number; readonly draft: WheelDraft } | null> {
  const current = await currentWheel(q, market);
  return current && { revision: current.revision, draft: draftOf(current) };
}

/** The stocks of a wheel, by field. */
export const stocksOf = (wheel: WheelDraft | null): SeenStock =>
  Object.fromEntries((wheel?.fields ?? []).map(({ id, stock }) => [id, stock]));

/**
 * Writes the next revision of a market's wheel; the caller holds the lock on the market. Stocks change by the
 * difference between the draft and `seen`, so pieces won since stay won. Returns the revision.
 */
export async function writeWheel(
  q: Queryable,
  market: string,
  draft: WheelDraft,
  seen: SeenStock,
  at: Date,
): Promise<number> {
  const { fields, ...rest } = draft;
  const wheel = { ...rest, fields: fields.map(({ stock: _stock, ...field }) => field) };
  const [row] = await q.query<{ revision: number }>(
    `INSERT INTO raffle_wheel (market_code, revision, wheel, at)
     SELECT $1, coalesce(max(w.revision), 0) + 1, $2, $3 FROM raffle_wheel w WHERE w.market_code = $1 RETURNING revision`,
    [market, JSON.stringify(wheel), at],
  );
  if (!row) throw new Error('a wheel was not written');
  const limited = fields.filter(({ stock }) => stock !== null);
  await q.query('DELETE FROM raffle_stock WHERE market_code = $1 AND NOT field_id = ANY ($2)', [
    market,
    limited.map(({ id }) => id),
  ]);
  for (const { id, stock } of limited)
    await q.query(
      `INSERT INTO raffle_stock AS s (market_code, field_id, left_over) VALUES ($1, $2, $3)
       ON CONFLICT (market_code, field_id) DO UPDATE
         SET left_over = greatest(0, s.left_over + excluded.left_over - coalesce($4, s.left_over))`,
      [market, id, stock, seen[id] ?? null],
    );
  return row.revision;
}
