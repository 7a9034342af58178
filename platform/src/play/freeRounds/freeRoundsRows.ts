import {
  type FreeRounds,
  type Hundredths,
  type Language,
  type Localized,
  type MemberId,
  toWire,
} from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';

interface Row {
  readonly id: string;
  readonly title: Localized;
  readonly gameId: string;
  readonly game: Localized;
  readonly state: FreeRounds['state'];
  readonly rounds: number;
  readonly used: number;
  readonly stake: Hundredths;
  readonly won: Hundredths;
  readonly most: Hundredths | null;
  readonly times: number;
  readonly endsAt: Date;
  readonly closedAt: Date | null;
}

/** A page of a member's free rounds, open ones first, then newest first. */
export async function freeRoundsOf(
  q: Queryable,
  memberId: MemberId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const [count] = await q.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM free_rounds WHERE member_id = $1',
    [memberId],
  );
  const rows = await readMoney<Row>(
    q.query(
      `SELECT r.id, r.title, r.game_id AS "gameId", jsonb_build_object('vi', g.name_vi, 'en', g.name_en) AS game, r.state, r.rounds, r.used,
         r.stake, r.won, r.most, coalesce((r.wagering ->> 'times')::int, 0) AS times, r.ends_at AS "endsAt", r.closed_at AS "closedAt"
       FROM free_rounds r JOIN games.game g ON g.id = r.game_id
       WHERE r.member_id = $1 ORDER BY r.state = 'open' DESC, r.id DESC LIMIT $2 OFFSET $3`,
      [memberId, pageSize, (page - 1) * pageSize],
    ),
    { stake: true, won: true, most: true },
  );
  return { rows, total: count?.total ?? 0 };
}

export const freeRoundsToWire = (row: Row, language: Language): FreeRounds => ({
  id: row.id,
  title: row.title[language],
  gameId: row.gameId,
  game: row.game[language],
  state: row.state,
  rounds: row.rounds,
  used: row.used,
  stake: toWire(row.stake),
  won: toWire(row.won),
  most: row.most === null ? null : toWire(row.most),
  times: row.times,
  endsAt: row.endsAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

interface PlayableRounds {
  readonly id: string;
  readonly left: number;
  /** Whole hundredths. */
  readonly stake: number;
  readonly endsAt: string;
}

/** Free rounds that a member may play in a game now, soonest to expire first; none outside the main wallet. */
export async function playableFreeRounds(
  q: Queryable,
  memberId: MemberId,
  { gameId, now }: { readonly gameId: string; readonly now: Date },
): Promise<PlayableRounds[]> {
  const rows = await q.query<{ id: string; left: number; stake: string; endsAt: Date }>(
    `SELECT g.id, g.rounds - g.used AS left, g.stake, g.ends_at AS "endsAt" FROM free_rounds g
     WHERE g.member_id = $1 AND g.game_id = $2 AND g.state = 'open' AND g.used < g.rounds AND g.ends_at > $3
       AND wallet_uses_main($1) ORDER BY g.ends_at, g.id LIMIT 20`,
    [memberId, gameId, now],
  );
  return rows.map(({ id, left, stake, endsAt }) => ({
    id,
    left,
    stake: Number(stake),
    endsAt: endsAt.toISOString(),
  }));
}
