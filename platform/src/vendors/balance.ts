import type { SeamlessErrorCode } from '@unisite/shared/contract/seamless';
import type { Queryable } from '../database/connect.ts';
import type { Signed } from './signed.ts';

interface Found {
  readonly code: SeamlessErrorCode | 'STALE' | null;
  /** Hundredths. */
  readonly balance: number;
  readonly currency: string;
  /** The play session, when it was not seen for a minute. */
  readonly touch: string | null;
}

/** What a player has at the vendor of its session; uses the call's nonce up. */
export async function balanceAt(
  q: Queryable,
  { token, playerId }: { token: string; playerId: string },
  { caller, nonce, at }: Signed,
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

/** What a member plays from at a vendor, in hundredths: the main wallet, or the one at that vendor. */
export async function playerFunds(
  q: Queryable,
  memberId: string,
  vendorCode: string,
): Promise<{ balance: number; currency: string }> {
  const [row] = await q.query<{ balance: string; currency: string }>(
    'SELECT a.balance, a.currency FROM player p JOIN account a ON a.id = wallet_player_account(p.id, $2, p.currency) WHERE p.id = $1',
    [memberId, vendorCode],
  );
  if (!row) throw new Error('a member has no wallet');
  return { balance: Number(row.balance), currency: row.currency };
}
