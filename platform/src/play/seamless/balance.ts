import type { MemberId } from '@unisite/shared/contract';
import type { SeamlessErrorCode } from '@unisite/shared/contract/seamless';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { SignedRequest } from './signed.ts';

interface Found {
  readonly code: SeamlessErrorCode | 'STALE' | null;
  /** Hundredths. */
  readonly balance: number;
  readonly currency: string;
  /** The play session, if not seen for a minute. */
  readonly touch: string | null;
}

/** A player's balance at the vendor of its session; consumes the call's nonce. */
export async function playerBalance(
  q: Queryable,
  { token, playerId }: { token: string; playerId: string },
  { caller, nonce, at }: SignedRequest,
): Promise<Found> {
  const [row] = await q.query<{
    code: Found['code'];
    balance: string | null;
    currency: string | null;
    touch: string | null;
  }>(
    'SELECT code, balance, currency, touch FROM seamless_balance($1, $2, $3, $4, $5, $6)',
    [caller.caller, caller.version, nonce, token, playerId, at],
    { name: 'seamless_balance' },
  );
  if (!row) throw new Error('a balance gave no answer');
  return { code: row.code, balance: Number(row.balance), currency: row.currency ?? '', touch: row.touch };
}

/** The balance that a vendor is told for a member's game, in hundredths. */
export async function playerAccount(
  q: Queryable,
  memberId: MemberId,
  { vendorCode, gameId, at }: { vendorCode: string; gameId: string; at: Date },
): Promise<{ balance: number; currency: string }> {
  const [row] = await q.query<{ balance: string; currency: string }>(
    // An account that this very statement opens is invisible to it: it is empty.
    `SELECT coalesce(seamless_told_balance(w.id, p.id, $3, $4), 0) AS balance, p.currency
     FROM members.player p CROSS JOIN LATERAL wallet_player_account(p.id, $2, p.currency) AS w (id) WHERE p.id = $1`,
    [memberId, vendorCode, gameId, at],
  );
  if (!row) throw new Error('there is no such player');
  return { balance: Number(row.balance), currency: row.currency };
}
