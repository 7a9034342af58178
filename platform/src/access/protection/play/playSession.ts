import { hundredthsOf, type MemberId, type PlaySession, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** What speaks against a stake of a member, as bets are refused with it. */
type PlayRefusal = 'PLAYER_EXCLUDED' | 'PLAY_PAUSED' | 'LIMIT_REACHED';

const stops = { PLAYER_EXCLUDED: 'break', PLAY_PAUSED: 'check', LIMIT_REACHED: 'limit' } as const;

/** Why a member cannot play on; null: nothing. */
export type Stopped = (typeof stops)[PlayRefusal] | null;

/** Counts the time of play of a member who has a game open, unless something speaks against playing on. */
export async function keepPlaying(q: Queryable, memberId: MemberId, now: Date): Promise<Stopped> {
  const [row] = await q.query<{ refusal: PlayRefusal | null }>('SELECT play_sign($1, $2) AS refusal', [memberId, now]);
  return row?.refusal ? stops[row.refusal] : null;
}

/** The session that a member is at; null: none. */
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
