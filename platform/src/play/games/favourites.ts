import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Ids of a member's favourite games, the latest favourite first. */
export async function favouriteIds(q: Queryable, memberId: MemberId): Promise<string[]> {
  const rows = await q.query<{ game_id: string }>(
    'SELECT game_id FROM favourite WHERE member_id = $1 ORDER BY starred_at DESC, game_id',
    [memberId],
  );
  return rows.map((row) => row.game_id);
}

/** Marks a game as a favourite, idempotently. False if there is no such game. */
export async function insertFavourite(q: Queryable, memberId: MemberId, gameId: string, at: Date): Promise<boolean> {
  const rows = await q.query<{ id: string }>(
    `WITH known AS (SELECT id FROM game WHERE id = $2),
          kept AS (INSERT INTO favourite (member_id, game_id, starred_at) SELECT $1, id, $3 FROM known ON CONFLICT DO NOTHING)
     SELECT id FROM known`,
    [memberId, gameId, at],
  );
  return rows.length > 0;
}

export async function deleteFavourite(q: Queryable, memberId: MemberId, gameId: string): Promise<void> {
  await q.query('DELETE FROM favourite WHERE member_id = $1 AND game_id = $2', [memberId, gameId]);
}

/** Ids of the games that a member opened last, newest first. */
export async function recentIds(q: Queryable, memberId: MemberId, count: number): Promise<string[]> {
  const rows = await q.query<{ game_id: string }>(
    'SELECT game_id FROM game_launch WHERE member_id = $1 ORDER BY launched_at DESC LIMIT $2',
    [memberId, count],
  );
  return rows.map((row) => row.game_id);
}

/** Records that a member opened a game. */
export async function recordLaunch(q: Queryable, memberId: MemberId, gameId: string, at: Date): Promise<void> {
  await q.query(
    `INSERT INTO game_launch (member_id, game_id, launched_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id, game_id) DO UPDATE SET launched_at = excluded.launched_at`,
    [memberId, gameId, at],
  );
}
