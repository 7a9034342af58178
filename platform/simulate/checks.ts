import { setTimeout as wait } from 'node:timers/promises';
import { checkMoney } from '../src/checkMoney.ts';
import { type Database, isDatabaseUnavailable, type Queryable } from '../src/foundation/database/connect.ts';
import { verifyChain } from '../src/money/ledger/index.ts';
import { HELD } from './heldMovements.ts';
import type { AccountName, Line, OtherSide, RoundEnd, WalletPlan } from './plan/step.ts';
import { CURRENCY, GAMES, type Player, VENDORS } from './player.ts';

export interface LedgerState {
  readonly faults: readonly string[];
  readonly sealed: number;
  readonly unsealed: number;
}

const BACK_WITHIN_MS = 120_000;

/**
 * Every invariant, the records reconciled with the ledger, and the chain, in one snapshot, also while money is moving;
 * waits up to two minutes for an unavailable database.
 */
export async function checkLedger(database: Database): Promise<LedgerState> {
  for (const until = Date.now() + BACK_WITHIN_MS; ; ) {
    try {
      return await checkMoment(database);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > until) throw error;
      await wait(200);
    }
  }
}

async function checkMoment(database: Database): Promise<LedgerState> {
  const client = await database.dedicated();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const q: Queryable = { query: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows };
    const faults = (await checkMoney(q)).map(({ invariant, where }) => `broken: ${invariant} (${where})`);
    const verdict = await verifyChain(q);
    return verdict.state === 'whole'
      ? { faults, sealed: verdict.sealed, unsealed: verdict.unsealed }
      : {
          faults: [...faults, `the chain breaks at transfer ${verdict.transfer}: ${verdict.why}`],
          sealed: 0,
          unsealed: 0,
        };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The ledger's lines of one of a player's accounts, in order. */
async function statementOf(database: Database, { memberId }: Player, account: AccountName): Promise<Line[]> {
  const [kind, owner] =
    account === 'vendorWallet' || account === 'otherVendorWallet'
      ? ['vendorWallet', `${VENDORS[account === 'vendorWallet' ? 0 : 1]}/${memberId}`]
      : [account === 'main' ? 'member' : account, memberId];
  const rows = await database.query<{ kind: string; amount: string; after: string; reference: string }>(
    `SELECT t.kind, p.amount, p.balance_after AS after, t.reference FROM account a
     JOIN posting p ON p.account_id = a.id JOIN transfer t ON t.id = p.transfer_id
     WHERE a.kind = $1 AND a.owner = $2 AND a.currency = $3 ORDER BY t.id`,
    [kind, owner, CURRENCY],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount), after: Number(row.after) }));
}

/** The first differing line, as a sentence; null when the ledger has exactly the model's lines, in the same order. */
export function difference(wanted: readonly Line[], found: readonly Line[]): string | null {
  for (let i = 0; i < Math.max(wanted.length, found.length); i += 1) {
    const [want, is] = [wanted[i], found[i]];
    const same =
      want !== undefined &&
      is !== undefined &&
      want.kind === is.kind &&
      want.amount === is.amount &&
      want.after === is.after &&
      (want.reference === null || want.reference === is.reference);
    if (!same) return `line ${i} is ${JSON.stringify(is ?? null)}, and should be ${JSON.stringify(want ?? null)}`;
  }
  return null;
}

/**
 * Like `difference`, but tolerant of when a debt was collected: the platforms collect every second on their own, so a
 * collection may precede a movement that comes first in the model. The total collected must be the same, and each
 * balance must follow from the one before.
 */
export function statementDifference(wanted: readonly Line[], found: readonly Line[]): string | null {
  const wrong = difference(wanted, found);
  if (wrong === null) return null;
  const sumOf = (lines: readonly Line[]) =>
    lines.reduce((sum, { kind, amount }) => (kind === 'debt' ? sum + amount : sum), 0);
  const others = (lines: readonly Line[]) =>
    lines.filter(({ kind }) => kind !== 'debt').map((one) => ({ ...one, after: 0 }));
  const follows = found.every(({ amount, after }, i) => after === (found[i - 1]?.after ?? 0) + amount);
  const isSame = sumOf(wanted) === sumOf(found) && follows && difference(others(wanted), others(found)) === null;
  return isSame ? null : wrong;
}

/** The record of a player's bets. */
function roundsOf(database: Database, { memberId }: Player): Promise<RoundEnd[]> {
  return database.query<RoundEnd>(
    `SELECT (array_position($2::text[], game_id) - 1)::int AS game, round_id AS id, state, staked::float8 AS staked, won::float8 AS won
     FROM game_round WHERE member_id = $1 AND game_id = ANY ($2)`,
    [memberId, GAMES],
  );
}

/** The totals that limits are compared with. */
async function countedOf(database: Database, { memberId }: Player): Promise<WalletPlan['counted']> {
  const [row] = await database.query<WalletPlan['counted']>(
    `SELECT coalesce(sum(staked), 0)::float8 AS staked, coalesce(sum(won), 0)::float8 AS won
     FROM (SELECT staked, won FROM play_hour WHERE member_id = $1
       UNION ALL SELECT staked, won FROM play_state WHERE member_id = $1) AS hours`,
    [memberId],
  );
  return row ?? { staked: 0, won: 0 };
}

/** The first round that differs between record and model, or exists in only one of them; null if there is none. */
export function roundDifference(wanted: readonly RoundEnd[], found: readonly RoundEnd[]): string | null {
  const text = ({ game, id, state, staked, won }: RoundEnd) =>
    `${id} of game ${game} ${state}, staked ${staked}, won ${won}`;
  const [want, is] = [wanted.map(text), found.map(text)];
  const missing = want.find((round) => !is.includes(round));
  const surplus = is.find((round) => !want.includes(round));
  if (missing === undefined && surplus === undefined) return null;
  return `the record has the round ${surplus ?? 'not'}, and should have ${missing ?? 'not'}`;
}

/**
 * Whether every wallet's statements equal the model's, line by line: every accepted operation is there once, no refused
 * one is, and the balances match; likewise its rounds; and whether the other sides, and the total number of transfers,
 * match.
 */
export async function checkWallets(
  database: Database,
  wallets: readonly WalletPlan[],
  players: readonly Player[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { place, statements, rounds, counted } of wallets) {
    const player = players.find((one) => one.place === place);
    if (!player) continue;
    for (const account of ['main', 'hold', 'plan', 'vendorWallet', 'otherVendorWallet', 'debt', 'bonus'] as const) {
      const wrong = statementDifference(statements[account], await statementOf(database, player, account));
      if (wrong) faults.push(`wallet ${place}, ${account}: ${wrong}`);
    }
    const wrong = roundDifference(rounds, await roundsOf(database, player));
    if (wrong) faults.push(`wallet ${place}: ${wrong}`);
    const is = await countedOf(database, player);
    if (is.staked !== counted.staked || is.won !== counted.won)
      faults.push(`wallet ${place}: limits count ${JSON.stringify(is)}, and should count ${JSON.stringify(counted)}`);
  }
  const sumOf = (side: OtherSide) => wallets.reduce((sum, { others }) => sum + others[side], 0);
  const wanted = {
    vendor: sumOf('vendor'),
    bank: sumOf('bank'),
    fee: sumOf('fee'),
    adjustment: sumOf('adjustment'),
    house: sumOf('house'),
    gifts: sumOf('gifts'),
    transfers: wallets.reduce((sum, { transfers }) => sum + transfers, 0),
  };
  const [found] = await database.query<Record<keyof typeof wanted, string>>(
    `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'vendor'), 0) AS vendor,
       coalesce(sum(balance) FILTER (WHERE kind = 'bank'), 0) AS bank,
       coalesce(sum(balance) FILTER (WHERE kind = 'fee'), 0) AS fee,
       coalesce(sum(balance) FILTER (WHERE kind = 'adjustment'), 0) AS adjustment,
       coalesce(sum(balance) FILTER (WHERE kind = 'house' AND owner LIKE 'LOTTERY/%'), 0) AS house,
       coalesce(sum(balance) FILTER (WHERE kind = 'house' AND owner = 'HOUSE'), 0) AS gifts,
       (SELECT count(*) FROM transfer WHERE idem NOT LIKE '${HELD}%' AND kind <> 'debt') AS transfers FROM account`,
  );
  for (const [what, amount] of Object.entries(wanted)) {
    const is = Number(found?.[what as keyof typeof wanted]);
    if (is !== amount) faults.push(`${what}: ${is}, and should be ${amount}`);
  }
  return faults;
}
