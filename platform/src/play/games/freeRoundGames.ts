import { type Hundredths, hundredthsOf, type Localized } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

export interface FreeRoundGame {
  readonly id: string;
  readonly name: Localized;
  readonly vendor: string;
  /** Stakes at which its vendor supports free rounds, ascending. */
  readonly stakes: readonly Hundredths[];
}

/** The games in which free rounds can be granted, by name; all, or one. */
export async function freeRoundGames(q: Queryable, id: string | null = null): Promise<FreeRoundGame[]> {
  const rows = await q.query<Omit<FreeRoundGame, 'name' | 'stakes'> & { vi: string; en: string; stakes: string[] }>(
    `SELECT g.id, g.name_vi AS vi, g.name_en AS en, v.name AS vendor,
       ARRAY(SELECT s::text FROM unnest(g.free_round_stakes) s ORDER BY s) AS stakes
     FROM game g JOIN vendor v ON v.code = g.vendor_code
     WHERE g.free_round_stakes <> '{}' AND ($1::text IS NULL OR g.id = $1) ORDER BY g.name_vi, g.id`,
    [id],
  );
  return rows.map(({ vi, en, stakes, ...game }) => ({ ...game, name: { vi, en }, stakes: stakes.map(hundredthsOf) }));
}
