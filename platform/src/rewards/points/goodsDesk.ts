import type { DeskGoods, GoodsDraft } from '@unisite/shared/contract/operatorsPoints';
import type { Queryable } from '../../foundation/database/connect.ts';

interface DraftRow extends GoodsDraft {
  readonly id: string;
  readonly revision: number;
}

const columns = `i.id, i.revision, i.markets, i.category, i.name, i.summary, i.picture, i.price::float8 AS price, i.stock, i.level,
  i.per_month AS "perMonth", i.gives, i.flag, i.is_open AS "isOpen"`;

/** All items for operators, in order, and the names of existing pictures. */
export async function goodsDeskPage(
  q: Queryable,
): Promise<{ readonly rows: DeskGoods[]; readonly pictures: string[] }> {
  const rows = await q.query<DraftRow & { redeemed: number }>(
    `SELECT ${columns}, (SELECT count(*)::int FROM point_redemption r WHERE r.item_id = i.id AND r.state <> 'rejected') AS redeemed
     FROM point_item i ORDER BY i.position, i.id`,
  );
  return {
    rows: rows.map(({ redeemed, ...row }) => ({ ...lockedOf(row), id: row.id, redeemed })),
    pictures: [...new Set(rows.map(({ picture }) => picture))].toSorted(),
  };
}

export interface LockedGoods {
  readonly revision: number;
  readonly draft: GoodsDraft;
}

const lockedOf = ({ id: _id, revision, ...draft }: DraftRow): LockedGoods => ({ revision, draft });

/** Locks an item against redemptions until the transaction ends; null when there is none. */
export async function lockDeskGoods(q: Queryable, id: string): Promise<LockedGoods | null> {
  const [row] = await q.query<DraftRow>(`SELECT ${columns} FROM point_item i WHERE i.id = $1 FOR NO KEY UPDATE`, [id]);
  return row ? lockedOf(row) : null;
}

/** Whether a picture of this name exists. */
export async function hasGoodsPicture(q: Queryable, picture: string): Promise<boolean> {
  const found = await q.query('SELECT FROM point_item WHERE picture = $1 LIMIT 1', [picture]);
  return found.length > 0;
}

/**
 * Writes a draft as a new item, last in order, or as the next revision of a locked one. The stock changes by the
 * difference between the draft and `seenStock`, so pieces redeemed since stay redeemed. Returns the revision.
 */
export async function writeGoods(
  q: Queryable,
  id: string,
  draft: GoodsDraft,
  seenStock: number | null,
): Promise<number> {
  const [row] = await q.query<{ revision: number }>(
    `INSERT INTO point_item AS i (id, markets, category, name, summary, picture, price, stock, level, per_month, gives, flag, is_open, position)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, (SELECT coalesce(max(position), 0) + 1 FROM point_item))
     ON CONFLICT (id) DO UPDATE SET markets = excluded.markets, category = excluded.category, name = excluded.name,
       summary = excluded.summary, picture = excluded.picture, price = excluded.price,
       stock = CASE WHEN i.stock IS NULL OR excluded.stock IS NULL THEN excluded.stock
         ELSE greatest(0, i.stock + excluded.stock - coalesce($14, i.stock)) END,
       level = excluded.level, per_month = excluded.per_month, gives = excluded.gives, flag = excluded.flag,
       is_open = excluded.is_open, revision = i.revision + 1
     RETURNING i.revision`,
    [
      id,
      draft.markets,
      draft.category,
      JSON.stringify(draft.name),
      JSON.stringify(draft.summary),
      draft.picture,
      draft.price,
      draft.stock,
      draft.level,
      draft.perMonth,
      JSON.stringify(draft.gives),
      draft.flag,
      draft.isOpen,
      seenStock,
    ],
  );
  if (!row) throw new Error('an item was not written');
  return row.revision;
}
