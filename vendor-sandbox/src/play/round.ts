import { randomUUID } from 'node:crypto';
import type { SeamlessErrorCode } from '@unisite/shared/contract/seamless';
import type { Drawn } from '../engine/engine.ts';
import type { InstantGame, Wager } from '../games/instant.ts';
import { Refusal } from '../http/refusal.ts';
import type { JackpotPool } from '../jackpot/pool.ts';
import { drawShare } from '../jackpot/share.ts';
import type { Log } from '../log.ts';
import type { Outcome } from '../wallet/outcome.ts';
import type { Money, PlatformWallet } from '../wallet/platformWallet.ts';
import type { PlayAnswer, PlayRequest, RefusalCode, Round } from '../wire.ts';
import { takeNumbers } from './fairness.ts';
import { type FreeRounds, forgetFreeRounds, freeRoundsToWire, nextFreeRounds } from './freeRounds.ts';
import type { Journal, OpenRound } from './journal.ts';
import { fairnessOf, type PlaySession, rememberAction, rememberRound, totalsOf } from './session.ts';
import type { Settled, Settlements } from './settlement.ts';

export type Table = {
  readonly wallet: PlatformWallet;
  readonly journal: Journal;
  readonly settlements: Settlements;
  /** Null: rounds here take no part in one. */
  readonly pool: JackpotPool | null;
  readonly log: Log;
  readonly clock: () => number;
  /** Minimum time between the starts of two rounds of one session, milliseconds, from the game's interval. */
  readonly pace: (interval: number) => number;
  /** How long the player waits for the win to be settled before the round is shown as pending, milliseconds. */
  readonly winPatience: number;
};

/** Attempts of a bet under the same transaction id when there is no response. */
const betAttempts = 2;
/** Maximum rounds waiting for the platform; beyond it no new one is accepted. */
const mostWaiting = 500;

const refusals: Partial<Record<SeamlessErrorCode, RefusalCode>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  SESSION_EXPIRED: 'SESSION_EXPIRED',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  PLAYER_UNKNOWN: 'PLAYER_BLOCKED',
  PLAYER_EXCLUDED: 'PLAYER_EXCLUDED',
  LIMIT_REACHED: 'LIMIT_REACHED',
  PLAY_PAUSED: 'PLAY_PAUSED',
  GAME_MAINTENANCE: 'GAME_MAINTENANCE',
  GAME_UNKNOWN: 'GAME_UNKNOWN',
  FREE_ROUNDS_OVER: 'FREE_ROUNDS_OVER',
};

/** The page's refusal for a platform's refusal. */
export const refusalOf = (code: SeamlessErrorCode, balance: number | null): Refusal =>
  new Refusal(refusals[code] ?? 'REFUSED', balance);

/**
 * Plays one round, or returns the answer of the round this action already played. The result is decided before the bet
 * and told after the stake was taken; throws a Refusal, after which no stake stays taken.
 */
export function playRound(
  table: Table,
  game: InstantGame,
  session: PlaySession,
  request: PlayRequest,
): Promise<PlayAnswer> {
  const asked = JSON.stringify([request.choice, request.freeRounds]);
  const known = session.actions.get(request.actionId);
  if (known !== undefined) return known.asked === asked ? known.answer : Promise.reject(new Refusal('CONFLICT'));
  const wager = game.wager(request.choice, {
    currency: session.currency,
    prizeMode: session.game.prizeMode,
    scene: session.game.scene,
    gameId: session.game.id,
  });
  if (wager === null) return Promise.reject(new Refusal('BAD_STAKE'));
  const free = request.freeRounds === undefined ? null : nextFreeRounds(session, table.clock());
  // What the player was shown as free is never played for money.
  if (request.freeRounds !== undefined && (free?.id !== request.freeRounds || free.stake !== wager.stake))
    return Promise.reject(new Refusal('FREE_ROUNDS_OVER'));
  const refused = refuse(table, session, game.interval);
  if (refused !== null) return Promise.reject(new Refusal(refused));
  session.phase = 'spinning';
  session.lastRoundAt = table.clock();
  const answer = play(table, session, wager, free).finally(() => {
    if (session.phase === 'spinning') session.phase = 'idle';
  });
  // A refused round took no stake, so it does not delay the next one.
  answer.catch(() => {
    session.lastRoundAt = 0;
  });
  rememberAction(session, request.actionId, { asked, answer });
  return answer;
}

/** Why no round can begin now, or null. */
export function refuse(table: Table, session: PlaySession, interval: number): RefusalCode | null {
  if (session.phase === 'spinning') return 'ROUND_RUNNING';
  if (session.phase === 'settling') return 'SETTLING';
  if (table.clock() - session.lastRoundAt < table.pace(interval)) return 'TOO_SOON';
  if (table.settlements.waiting() >= mostWaiting) return 'UNAVAILABLE';
  return null;
}

type NewRound = Pick<OpenRound, 'stake' | 'won' | 'freeRounds'>;

/** A round that has not been bet on yet, with the ids of all its transactions. */
export function openRoundOf(session: PlaySession, { stake, won, freeRounds }: NewRound): OpenRound {
  const id = randomUUID();
  return {
    state: 'betting',
    roundId: `r-${id}`,
    betId: `b-${id}`,
    winId: `w-${id}`,
    rollbackId: `x-${id}`,
    token: session.token,
    playerId: session.playerId,
    gameId: session.game.id,
    currency: session.currency,
    stake,
    won,
    ...(freeRounds === undefined ? {} : { freeRounds }),
  };
}

/** Records a round; a round that cannot be recorded is not played. */
export async function recordRound(table: Table, open: OpenRound): Promise<void> {
  try {
    await table.journal.write(open);
  } catch (error) {
    table.log('journal failed', { roundId: open.roundId, error: String(error) });
    throw new Refusal('UNAVAILABLE');
  }
}

/** The pool that a session's rounds take part in. */
const poolOf = (table: Table, { inPool }: PlaySession): JackpotPool | null => (inPool ? table.pool : null);

/** The pool's amount, hundredths. */
export const poolAmountOf = (table: Table, session: PlaySession): number | null =>
  poolOf(table, session)?.amount(session.currency) ?? null;

async function play(table: Table, session: PlaySession, wager: Wager, free: FreeRounds | null): Promise<PlayAnswer> {
  const { seedHash, clientSeed } = session.seeds;
  const { numbers, nonce } = takeNumbers(session.seeds);
  const { result, won }: Drawn<unknown> = await wager.draw(numbers);
  const { stake, choice } = wager;
  const open = openRoundOf(session, free ? { stake: 0, won, freeRounds: free.id } : { stake, won });
  const at = new Date(table.clock()).toISOString();
  const drawn = { choice, result, seedHash, clientSeed, nonce };
  const round: Round = { id: open.roundId, at, stake, won, ...drawn, state: 'settled', ...(free && { isFree: true }) };
  const pool = free ? null : poolOf(table, session);
  const share = pool && (await drawShare({ ...table, pool }, open, numbers));
  const lot = share && { lot: share.lot };
  const due = { ...open, won: won + (share?.lot.won ?? 0) };

  await recordRound(table, due).catch(async (refusal: unknown) => {
    await share?.giveBack();
    throw refusal;
  });
  session.balance = await placeBet(table, session, due, () => {
    rememberRound(session, { ...round, won: 0, ...lot, state: 'void' });
    void share?.giveBack();
  });
  if (free) {
    free.left -= 1;
    free.won += due.won;
  } else {
    session.staked += stake;
    session.won += due.won;
  }
  const whole: Round = { ...round, won: due.won, ...lot };
  const shown = { ...whole, state: await payWin(table, session, due, whole, share?.add) };
  rememberRound(session, shown);
  return {
    round: shown,
    balance: session.balance,
    session: totalsOf(session),
    fairness: fairnessOf(session),
    freeRounds: freeRoundsToWire(session, table.clock()),
    pool: poolAmountOf(table, session),
  };
}

/** Returns the balance after the bet, or throws; then the round is void, and `onVoid` was called. */
export async function placeBet(
  table: Table,
  session: PlaySession,
  open: OpenRound,
  onVoid: () => void,
): Promise<number> {
  const { token, playerId, gameId, roundId, currency, betId, stake, freeRounds } = open;
  const bet = {
    token,
    playerId,
    gameId,
    roundId,
    currency,
    transactionId: betId,
    amount: stake,
    ...(freeRounds === undefined ? {} : { freeRounds }),
  };
  let outcome: Outcome<Money> = await table.wallet.bet(bet);
  let doubt = outcome.kind === 'unanswered';
  for (let attempt = 2; outcome.kind === 'unanswered' && attempt <= betAttempts; attempt += 1) {
    outcome = await table.wallet.bet(bet);
    doubt ||= outcome.kind === 'unanswered';
  }
  if (outcome.kind === 'done') return outcome.value.balance;

  onVoid();
  if (doubt) rollBackStake(table, session, open);
  else await table.journal.remove(roundId).catch((error) => table.log('journal failed', { error: String(error) }));
  if (outcome.kind === 'unanswered') {
    table.log('bet unanswered', { roundId, cause: outcome.cause });
    throw new Refusal('PLATFORM_DOWN');
  }
  if (refusals[outcome.code] === undefined) table.log('bet refused', { roundId, code: outcome.code });
  if (outcome.code === 'FREE_ROUNDS_OVER' && freeRounds !== undefined) forgetFreeRounds(session, freeRounds);
  if (outcome.balance !== null) session.balance = outcome.balance;
  throw refusalOf(outcome.code, outcome.balance);
}

/** Rolls a doubtful bet back in the background, so that the next round need not wait for it. */
function rollBackStake(table: Table, session: PlaySession, open: OpenRound): void {
  table.settlements.settle(open).then(
    (settled) => {
      if (settled.kind === 'rolledBack' && settled.balance !== null && session.phase === 'idle') {
        session.balance = settled.balance;
      }
    },
    (error: unknown) => table.log('rollback failed', { roundId: open.roundId, error: String(error) }),
  );
}

/** Records that a win is due; if the write fails, the round is settled from memory. */
export async function recordSettling(table: Table, open: OpenRound): Promise<OpenRound> {
  const settling: OpenRound = { ...open, state: 'settling' };
  try {
    await table.journal.write(settling);
  } catch (error) {
    table.log('journal failed', { roundId: open.roundId, error: String(error) });
  }
  return settling;
}

/**
 * Reports the win to the platform and closes the round; with a slow platform the round is pending, not lost. `onDue` is
 * called once the due win is recorded: from then on the round is not rolled back, even after a restart.
 */
export async function payWin(
  table: Table,
  session: PlaySession,
  open: OpenRound,
  round: Round,
  onDue?: () => Promise<void>,
): Promise<Round['state']> {
  const settling = await recordSettling(table, open);
  await onDue?.();
  const settled = table.settlements.settle(settling);
  const first = await Promise.race([settled, patience(table.winPatience)]);
  if (first !== null) return closeRound(session, first);
  session.phase = 'settling';
  settled.then(
    (late) => {
      rememberRound(session, { ...round, state: closeRound(session, late) });
      session.phase = 'idle';
    },
    (error: unknown) => table.log('settling failed', { roundId: open.roundId, error: String(error) }),
  );
  return 'pending';
}

function closeRound(session: PlaySession, settled: Settled): Round['state'] {
  if (settled.kind !== 'won') return 'review';
  session.balance = settled.balance;
  return 'settled';
}

const patience = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, null).unref();
  });
