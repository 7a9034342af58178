import { createHash } from 'node:crypto';
import type {
  betRequest,
  RoundId,
  rollbackRequest,
  SeamlessErrorCode,
  winRequest,
} from '@unisite/shared/contract/seamless';
import type { Infer } from '@unisite/shared/schema';
import { type Database, isDatabaseUnavailable } from '../../foundation/database/connect.ts';
import { batchCalls } from './batchCalls.ts';
import type { SignedRequest } from './signed.ts';

export type Bet = Infer<typeof betRequest>;
export type Win = Infer<typeof winRequest>;
export type Rollback = Infer<typeof rollbackRequest>;

/** The outcome of a call. `STALE`: the secret that it was checked with has changed; the call was not carried out. */
export interface TransactionResult {
  readonly code: SeamlessErrorCode | 'STALE' | null;
  /** Hundredths; null for a call that was not carried out. */
  readonly balance: number | null;
  readonly currency: string;
  /** Whether this very call changed the balance (a copy did not). */
  readonly moved: boolean;
  /** The play session, if not seen for a minute. */
  readonly touch: string | null;
}

interface Row {
  readonly code: TransactionResult['code'];
  readonly balance: string | null;
  readonly currency: string | null;
  readonly moved: boolean;
  readonly touch: string | null;
}

/** A call as input of the function `seamless_calls`. */
type Request = Readonly<Record<string, string | number | boolean | undefined>> & {
  readonly round?: RoundId | undefined;
};

export interface TransactionProcessor {
  bet(bet: Bet, signed: SignedRequest): Promise<TransactionResult>;
  win(win: Win, signed: SignedRequest): Promise<TransactionResult>;
  rollback(rollback: Rollback, signed: SignedRequest): Promise<TransactionResult>;
}

/** Maximum calls per commit: whatever waits for it must not wait long. */
const MAX_GROUP = 64;
/** Attempts of a single call that conflicts with another. */
const MAX_ATTEMPTS = 4;

/**
 * Everything that moves money for vendors: one statement and one round trip per call, or one for many that arrive
 * together (docs/vendor-api.md). Each member always belongs to the same one of two queues, so that one commits while
 * the other fills; the members' sides of vendors' accounts are split the same way (wallet_vendor_account), so that
 * neither queue waits for the other.
 */
export function createTransactionProcessor(database: Database): TransactionProcessor {
  const lines = Array.from({ length: 2 }, () =>
    batchCalls<Request, TransactionResult>({
      together: (calls) => commit(database, calls),
      alone: (call) => commitSingly(database, call),
      isUndone: isRolledBack,
      most: MAX_GROUP,
    }),
  );
  const move = (playerId: string, call: Request): Promise<TransactionResult> => {
    const line = lines[Number(playerId.slice(-1)) % lines.length];
    if (!line) throw new Error('there is no line');
    return line(call);
  };

  return {
    bet: (bet, signed) =>
      move(bet.playerId, { ...requestOf('bet', bet, signed), ...stakeOf(bet), free_rounds: bet.freeRounds }),
    win: (win, signed) =>
      move(win.playerId, {
        ...requestOf('win', win, signed),
        ...stakeOf(win),
        ends: win.endRound === true,
        promo: win.reason === 'promo',
        campaign: win.campaign,
      }),
    rollback: (rollback, signed) =>
      move(rollback.playerId, {
        ...requestOf('rollback', rollback, signed),
        reference: rollback.referenceId,
        round: rollback.roundId,
        amount: rollback.amount,
      }),
  };
}

function requestOf(kind: string, call: Bet | Win | Rollback, { caller, nonce, at }: SignedRequest): Request {
  return {
    kind,
    caller: caller.caller,
    version: caller.version,
    nonce,
    at: at.toISOString(),
    token: call.token,
    player: call.playerId,
    transaction_id: call.transactionId,
    request_hash: hashOf(kind, call),
  };
}

const stakeOf = ({ gameId, roundId, amount, currency }: Bet | Win): Request => ({
  game: gameId,
  round: roundId,
  amount,
  currency,
});

async function commit(database: Database, calls: readonly Request[]): Promise<TransactionResult[]> {
  const rows = await database.query<Row & { ord: number }>(
    'SELECT ord, code, balance, currency, moved, touch FROM seamless_calls($1)',
    [JSON.stringify(calls)],
    { name: 'seamless_calls' },
  );
  const results = new Map(rows.map((row) => [row.ord, movedOf(row)]));
  return calls.map((_call, i) => {
    const result = results.get(i + 1);
    if (!result) throw new Error('a movement gave no answer');
    return result;
  });
}

const movedOf = ({ code, balance, currency, moved, touch }: Row): TransactionResult => ({
  code,
  balance: balance === null ? null : Number(balance),
  currency: currency ?? '',
  moved,
  touch,
});

async function commitSingly(database: Database, call: Request): Promise<TransactionResult> {
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    try {
      const [result] = await commit(database, [call]);
      if (!result) throw new Error('a movement gave no answer');
      return result;
    } catch (error) {
      if (left <= 1 || !hitConcurrentChange.test(sqlStateOf(error))) throw error;
    }
  }
}

/** Serialization failure, deadlock, unique violation: the same call succeeds once the other one is done. */
const hitConcurrentChange = /^(40001|40P01|23505)$/;

/**
 * The server reported that the statement failed, so it had no effect. If the connection broke instead, the outcome is
 * unknown.
 */
function isRolledBack(error: unknown): boolean {
  return !isDatabaseUnavailable(error) && /^[0-9A-Z]{5}$/.test(sqlStateOf(error));
}

function sqlStateOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Of the request as the schema parses it, without the token: a retry may carry a new one. */
function hashOf(kind: string, { token: _token, ...request }: Bet | Win | Rollback): string {
  const fields = Object.entries({ kind, ...request }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
