import { randomBytes } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import { touchSession } from '../../access/identity/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { CODE_LIFETIME_MS, type Launch, tokenHash } from './launchCode.ts';
import { SANDBOX } from './secrets.ts';

/** A stored launch. */
export interface GameLaunch extends Omit<Launch, 'sessionId' | 'roomId'> {
  readonly sessionId: string | null;
  readonly roomId: string | null;
}

export interface PlaySession {
  readonly memberId: MemberId;
  readonly gameId: string;
  readonly vendorCode: string;
  /** The site's session that the game was opened from. */
  readonly sessionId: string | null;
}

/**
 * Consumes a launch code; null if it is unknown, consumed or expired, if the session that created it has ended or
 * changed its password since, or if the caller does not sign for its vendor.
 */
export async function redeemCode(q: Queryable, caller: string, code: string, now: Date): Promise<GameLaunch | null> {
  const [row] = await q.query<GameLaunch>(
    `UPDATE launch_code SET used_at = $2 WHERE code_hash = $1 AND used_at IS NULL AND made_at > $3
       AND NOT EXISTS (SELECT FROM identity.session b WHERE b.id = launch_code.session_id AND (b.ended_at IS NOT NULL OR b.renewed_at > made_at))
       AND coalesce((SELECT v.caller FROM games.vendor v WHERE v.code = launch_code.vendor_code), $5) = $4
     RETURNING member_id AS "memberId", game_id AS "gameId", vendor_code AS "vendorCode", language, market_code AS "marketCode",
       lobby_url AS "lobbyUrl", origin, session_id AS "sessionId", room_id AS "roomId"`,
    [tokenHash(code), now, new Date(now.getTime() - CODE_LIFETIME_MS), caller, SANDBOX],
  );
  return row ?? null;
}

/** Opens a play session and returns its token, of which only the hash is stored. */
export async function createPlaySession(
  q: Queryable,
  caller: string,
  session: PlaySession,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await q.query(
    `INSERT INTO play_session (token_hash, caller, member_id, game_id, vendor_code, started_at, seen_at, session_id)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [tokenHash(token), caller, session.memberId, session.gameId, session.vendorCode, now, session.sessionId],
  );
  return token;
}

/** Keeps a play session alive, as well as the site's session that its game was opened from. */
export async function sessionToTouch(q: Queryable, id: string, now: Date): Promise<void> {
  const [row] = await q.query<{ sessionId: string | null }>(
    'UPDATE play_session SET seen_at = $2 WHERE id = $1 AND seen_at < $2 RETURNING session_id AS "sessionId"',
    [id, now],
  );
  if (row?.sessionId) await touchSession(q, now, row.sessionId);
}
