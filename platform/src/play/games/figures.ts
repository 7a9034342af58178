import { type Category, guestType } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { listId, type PlayerCounts } from './catalogue.ts';

const day = 86_400_000;

/**
 * Counts who played within the 24 hours before `now`: only real play of members. Guests are left out; play money leaves
 * no rounds.
 */
export async function loadPlayerCounts(q: Queryable, now: Date): Promise<PlayerCounts> {
  const rows = await q.query<{
    game: string | null;
    vendor: string | null;
    category: Category | null;
    players: number;
  }>(
    `WITH played AS (
       SELECT r.game_id, r.member_id FROM rounds.game_round r
        WHERE r.state = 'settled' AND r.closed_at > $1 AND r.closed_at <= $2
          AND NOT EXISTS (SELECT FROM members.member m WHERE m.id = r.member_id AND m.customer_type = ${guestType})
        GROUP BY 1, 2)
     SELECT g.id AS game, g.vendor_code AS vendor, shelf_of(g.category, g.vendor_code) AS category, count(DISTINCT p.member_id)::int AS players
       FROM played p JOIN game g ON g.id = p.game_id
      GROUP BY GROUPING SETS ((g.id), (g.vendor_code, shelf_of(g.category, g.vendor_code)), (shelf_of(g.category, g.vendor_code)))`,
    [new Date(now.getTime() - day), now],
  );
  const byGame = new Map<string, number>();
  const byCategory = new Map<Category, number>();
  for (const { game, vendor, category, players } of rows) {
    if (game !== null) byGame.set(game, players);
    else if (vendor !== null && category !== null) byGame.set(listId(vendor, category), players);
    else if (category !== null) byCategory.set(category, players);
  }
  return { byGame, byCategory };
}
