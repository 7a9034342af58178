import { type Hundredths, type Localized, toWire } from '@unisite/shared/contract';
import type { DeskDraw, DeskDrawDetail, DeskSelection } from '@unisite/shared/contract/operatorsLottery';
import { type Form, type Prizes, ranksOf, rankTables } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

interface DeskRow {
  readonly id: number;
  readonly code: string;
  readonly nameVi: string;
  readonly nameEn: string;
  readonly numero: string;
  readonly form: Form;
  readonly isOfficial: boolean;
  readonly entropy: DeskDraw['entropy'];
  readonly closesAt: Date;
  readonly drawnAt: Date;
  readonly state: DeskDraw['state'];
  readonly revision: number;
  readonly prizes: DeskDraw['prizes'];
  readonly tickets: number;
  readonly settled: number;
  readonly entries: readonly { readonly by: string; readonly at: string }[];
}

/** SQL: the revision that a draw's next result will have. */
const nextRevision = 'd.revision + (d.prizes IS NOT NULL)::int';

const columns = `d.id, s.code, s.name_vi AS "nameVi", s.name_en AS "nameEn", d.numero, s.form, s.drawn_by = 'official' AS "isOfficial",
  CASE WHEN d.entropy_source IS NOT NULL
    THEN jsonb_build_object('source', d.entropy_source, 'isKnown', d.entropy IS NOT NULL) END AS entropy,
  d.closes_at AS "closesAt", d.drawn_at AS "drawnAt", d.revision, d.prizes,
  CASE WHEN d.voided_at IS NOT NULL THEN CASE WHEN d.settled_at IS NULL THEN 'settling' ELSE 'void' END
    WHEN d.prizes IS NOT NULL THEN CASE WHEN d.settled_at IS NULL THEN 'settling' ELSE 'settled' END
    WHEN d.closes_at > $1 AND d.closed_at IS NULL THEN 'open' ELSE 'drawing' END AS state,
  (SELECT count(*)::int FROM lottery_ticket t WHERE t.draw_id = d.id) AS tickets,
  (SELECT count(*)::int FROM lottery_ticket t WHERE t.draw_id = d.id AND t.id <= d.settled_to) AS settled,
  coalesce((SELECT jsonb_agg(jsonb_build_object('by', e.entered_by, 'at', e.at) ORDER BY e.at, e.entered_by) FROM draw_entry e
    WHERE e.draw_id = d.id AND e.revision = ${nextRevision}), '[]') AS entries`;
const joined = 'draw d JOIN lottery_station s ON s.code = d.station_code';

const wanted: Readonly<Record<DeskSelection, { readonly where: string; readonly order: string }>> = {
  waiting: {
    where: `(d.voided_at IS NULL AND d.prizes IS NULL AND d.drawn_at <= $1)
      OR ((d.prizes IS NOT NULL OR d.voided_at IS NOT NULL) AND d.settled_at IS NULL)
      OR EXISTS (SELECT FROM draw_entry e WHERE e.draw_id = d.id)`,
    order: 'd.drawn_at, d.id',
  },
  coming: {
    where: `d.prizes IS NULL AND d.voided_at IS NULL AND d.drawn_at > $1
      AND NOT EXISTS (SELECT FROM lottery_schedule c WHERE c.station_code = s.code AND c.interval_minutes IS NOT NULL)`,
    order: 'd.drawn_at, s.position',
  },
  ended: {
    where: `s.drawn_by = 'official' AND (d.prizes IS NOT NULL OR d.voided_at IS NOT NULL) AND d.drawn_at <= $1
      AND d.drawn_at > $1::timestamptz - interval '14 days'`,
    order: 'd.drawn_at DESC, s.position',
  },
};

/** Draws for the operators' desk. `voiding`: pending proposals, by the draw's code and number. */
export async function drawDeskPage(
  q: Queryable,
  { selection, page, pageSize, now }: { selection: DeskSelection; page: number; pageSize: number; now: Date },
): Promise<{ readonly total: number; readonly rows: DeskDraw[] }> {
  const { where, order } = wanted[selection];
  const [count] = await q.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${joined} WHERE ${where}`, [
    now,
  ]);
  const rows = await q.query<DeskRow>(
    `SELECT ${columns} FROM ${joined} WHERE ${where} ORDER BY ${order} LIMIT $2 OFFSET $3`,
    [now, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows: await toDesk(q, rows) };
}

/** A draw with its results so far, and where the entries for the next one differ. Null if there is none. */
export async function drawOnDesk(
  q: Queryable,
  { code, numero, now }: { code: string; numero: string; now: Date },
): Promise<DeskDrawDetail | null> {
  const [row] = await q.query<DeskRow>(`SELECT ${columns} FROM ${joined} WHERE s.code = $2 AND d.numero = $3`, [
    now,
    code,
    numero,
  ]);
  if (!row) return null;
  const entries = await q.query<{ prizes: Prizes }>(
    `SELECT e.prizes FROM draw_entry e JOIN draw d ON d.id = e.draw_id
     WHERE d.id = $1 AND e.revision = ${nextRevision} ORDER BY e.at, e.entered_by`,
    [row.id],
  );
  const results = await q.query<{ revision: number; prizes: DeskDraw['prizes']; by: string[]; why: string; at: Date }>(
    'SELECT revision, prizes, given_by AS by, why, at FROM draw_result WHERE draw_id = $1 ORDER BY revision',
    [row.id],
  );
  const [draw] = await toDesk(q, [row]);
  if (!draw) throw new Error('a draw is never taken away');
  return {
    draw,
    ranks:
      row.form === 'north' || row.form === 'province'
        ? rankTables[row.form].map(({ rank, numbers, digits }) => ({ rank, numbers, digits }))
        : ranksOf(row.form).map(({ rank, numbers }) => ({ rank, numbers, digits: null })),
    differences: differencesOf(
      row.form,
      entries.map(({ prizes }) => prizes),
    ),
    results: results.map(({ at, ...result }) => ({ ...result, at: at.toISOString() })),
  };
}

/** Nobody's numbers are shown before a second operator has entered some. */
function differencesOf(form: Form, entries: readonly Prizes[]): DeskDrawDetail['differences'] {
  if (entries.length < 2) return [];
  return ranksOf(form).flatMap(({ rank, numbers }) =>
    Array.from({ length: numbers }, (_, place) => ({
      rank,
      place,
      numbers: entries.map((prizes) => prizes.find((prize) => prize.rank === rank)?.numbers[place] ?? null),
    })).filter((one) => new Set(one.numbers).size > 1),
  );
}

async function toDesk(q: Queryable, rows: readonly DeskRow[]): Promise<DeskDraw[]> {
  const money = await readMoney<{ id: number; currency: string; staked: Hundredths; won: Hundredths }>(
    q.query(
      `SELECT draw_id AS id, currency, sum(staked) FILTER (WHERE state NOT IN ('cancelled', 'voided')) AS staked, sum(won) AS won
       FROM lottery_ticket WHERE draw_id = ANY ($1) GROUP BY 1, 2 ORDER BY 1, 2`,
      [rows.map(({ id }) => id)],
    ),
    { staked: true, won: true },
  );
  return rows.map(({ id, nameVi, nameEn, closesAt, drawnAt, entries, ...row }) => ({
    ...row,
    name: { vi: nameVi, en: nameEn } satisfies Localized,
    closesAt: closesAt.toISOString(),
    drawsAt: drawnAt.toISOString(),
    money: money
      .filter((sum) => sum.id === id)
      .map(({ currency, staked, won }) => ({ currency, staked: toWire(staked), won: toWire(won) })),
    entries: entries.map(({ by, at }) => ({ by, at: new Date(at).toISOString() })),
    voiding: null,
  }));
}
