import { createHash, randomBytes } from 'node:crypto';
import type { Language, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

export interface Launch {
  readonly memberId: MemberId;
  readonly gameId: string;
  /** The game's own vendor. */
  readonly vendorCode: string;
  readonly language: Language;
  readonly marketCode: string;
  /** Target of the frame's "home". */
  readonly lobbyUrl: string;
  /** Scheme and host of the site, for absolute addresses of pictures. */
  readonly origin: string;
  /** The member's session, kept alive by play. */
  readonly sessionId?: string;
  /** The chosen room of a card game. */
  readonly roomId?: string | undefined;
}

/** Time from the response to the frame's first call. */
export const CODE_LIFETIME_MS = 60_000;

/** Creates the code in the address of a game's frame: it works once, within a minute, and only its hash is stored. */
export async function createLaunch(q: Queryable, launch: Launch, now = new Date()): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await q.query(
    `INSERT INTO launch_code (code_hash, member_id, game_id, vendor_code, language, market_code, lobby_url, origin, made_at, session_id, room_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tokenHash(code),
      launch.memberId,
      launch.gameId,
      launch.vendorCode,
      launch.language,
      launch.marketCode,
      launch.lobbyUrl,
      launch.origin,
      now,
      launch.sessionId ?? null,
      launch.roomId ?? null,
    ],
  );
  return code;
}

/** The stored form of codes and play tokens. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
