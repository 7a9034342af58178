import { type Hundredths, hundredthsOf, type Language, type PvpRoom, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** Members who opened a room within this time count as sitting in it, milliseconds. */
const sittingMs = 15 * 60_000;

interface RoomRow {
  id: string;
  node_id: string;
  game_id: string;
  name_vi: string;
  name_en: string;
  vendor_code: string;
  entry: string;
  stake: string;
  seats: number;
  players: number;
  open: boolean;
}

/** The rooms of a market's card games, or of one of them, in order, with the players in each. */
export async function roomsOf(
  q: Queryable,
  { market, gameId, language, now }: { market: string; gameId?: string | undefined; language: Language; now: Date },
): Promise<PvpRoom[]> {
  const rows = await q.query<RoomRow>(
    `SELECT r.id, r.node_id, r.game_id, r.name_vi, r.name_en, g.vendor_code, r.entry, r.stake, r.seats,
       coalesce(sitting.players, 0)::int AS players, r.open AND NOT g.maintenance AND v.state <> 'down' AS open
     FROM games.pvp_room r JOIN games.game g ON g.id = r.game_id JOIN games.vendor v ON v.code = g.vendor_code
       JOIN games.market_category c ON c.category = shelf_of(g.category, g.vendor_code) AND c.market_code = $1
       LEFT JOIN (SELECT room_id, count(DISTINCT member_id) AS players FROM launch_code
                   WHERE room_id IS NOT NULL AND used_at > $3 AND used_at <= $4 GROUP BY room_id) AS sitting ON sitting.room_id = r.id
     WHERE $2::text IS NULL OR r.game_id = $2
     ORDER BY g.popularity DESC, g.id, r.position`,
    [market, gameId ?? null, new Date(now.getTime() - sittingMs), now],
  );
  return rows.map((row) => ({
    roomId: row.id,
    nodeId: row.node_id,
    gameId: row.game_id,
    name: language === 'vi' ? row.name_vi : row.name_en,
    vassalage: row.vendor_code,
    entry: toWire(hundredthsOf(row.entry)),
    stake: toWire(hundredthsOf(row.stake)),
    players: row.players,
    seats: row.seats,
    open: row.open,
  }));
}

export interface Room {
  readonly gameId: string;
  readonly nodeId: string;
  readonly open: boolean;
  readonly entry: Hundredths;
}

export async function roomById(q: Queryable, roomId: string): Promise<Room | null> {
  const [row] = await q.query<{ game_id: string; node_id: string; open: boolean; entry: string }>(
    'SELECT game_id, node_id, open, entry FROM games.pvp_room WHERE id = $1',
    [roomId],
  );
  return row ? { gameId: row.game_id, nodeId: row.node_id, open: row.open, entry: hundredthsOf(row.entry) } : null;
}
