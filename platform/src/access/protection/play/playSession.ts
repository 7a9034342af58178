import { hundredthsOf, type MemberId, type PlaySession, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** Why a member's stake is refused, as bets report it. */
type PlayRefusal = 'PLAYER_EXCLUDED' | 'PLAY_PAUSED' | 'LIMIT_REACHED';

const stops = { PLAYER_EXCLUDED: 'break', PLAY_PAUSED: 'check', LIMIT_REACHED: 'limit' } as const;

/** Why a member cannot continue to play; null: it can. */
export type Stopped = (typeof stops)[PlayRefusal] | null;

/** Counts playing time of a member with an open game, unless something prevents further play. */
export async function keepPlaying(q: Queryable, memberId: MemberId, now: Date): Promise<Stopped> {
  const [row] = await q.query<{ refusal: PlayRefusal | null }>('SELECT play_sign($1, $2) AS refusal', [memberId, now]);
  return row?.refusal ? stops[row.refusal] : null;
}

/** A member's current play session; null if none. */
export async function playSessionOf(q: Queryable, memberId: MemberId, now: Date): Promise<PlaySession | null> {
  const [row] = await q.query<{ since: Date; staked: string; won: string; due: Date }>(
    `SELECT session_at AS since, session_staked AS staked, session_won AS won, check_due AS due
     FROM play_state WHERE member_id = $1 AND play_goes_on(played_at, $2)`,
    [memberId, now],
  );
  if (!row) return null;
  return {
    since: row.since.toISOString(),
    staked: toWire(hundredthsOf(row.staked)),
    won: toWire(hundredthsOf(row.won)),
    checkDue: row.due.toISOString(),
  };
}
