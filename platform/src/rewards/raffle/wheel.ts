import type { Language, RaffleField } from '@unisite/shared/contract';
import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import type { Queryable } from '../../foundation/database/connect.ts';

/** A wheel as stored: its fields without their stock. */
export type Wheel = Omit<WheelDraft, 'fields'> & {
  readonly fields: readonly Omit<WheelDraft['fields'][number], 'stock'>[];
};

export interface CurrentWheel {
  readonly revision: number;
  readonly wheel: Wheel;
  /** Remaining stock of limited fields. */
  readonly stock: ReadonlyMap<string, number>;
}

/** A market's current wheel, open or closed; null when it has none. */
export async function currentWheel(q: Queryable, market: string): Promise<CurrentWheel | null> {
  const [row] = await q.query<{ revision: number; wheel: Wheel; stock: Record<string, number> }>(
    `SELECT w.revision, w.wheel, coalesce((SELECT jsonb_object_agg(s.field_id, s.left_over) FROM raffle_stock s
       WHERE s.market_code = w.market_code), '{}') AS stock
     FROM raffle_wheel w WHERE w.market_code = $1 ORDER BY w.revision DESC LIMIT 1`,
    [market],
  );
  return row ? { ...row, stock: new Map(Object.entries(row.stock)) } : null;
}

/** Fields with their current chances: fields out of stock cede theirs to the consolation prize. */
export function fieldsNow({ wheel, stock }: CurrentWheel, language: Language): RaffleField[] {
  const isOut = (id: string) => stock.get(id) === 0;
  const lost = wheel.fields.filter(({ id }) => isOut(id)).reduce((sum, { chance }) => sum + chance, 0);
  return wheel.fields.map(({ id, title, gives, chance }) => ({
    id,
    title: title[language],
    gives,
    left: stock.get(id) ?? null,
    chance: isOut(id) ? 0 : chance + (id === wheel.consolation ? lost : 0),
  }));
}
