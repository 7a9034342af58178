import type { Log } from '../log.ts';
import type { Outcome } from '../wallet/outcome.ts';
import type { Money, PlatformWallet } from '../wallet/platformWallet.ts';
import type { Journal, OpenRound } from './journal.ts';

/** How a round ended. `review`: refused by the platform for good; the file set aside needs manual review. */
export type Settled =
  | { readonly kind: 'won'; readonly balance: number }
  | { readonly kind: 'rolledBack'; readonly balance: number | null }
  | { readonly kind: 'review' };

export type Settlements = {
  /** Reports the win of a `settling` round, or rolls back the bet of a `betting` one, until the platform responds. */
  settle(round: OpenRound): Promise<Settled>;
  /** Resumes rounds that an earlier run left unsettled. */
  resume(rounds: readonly OpenRound[]): void;
  /** Number of rounds waiting for the platform. */
  waiting(): number;
  /** Stops retrying; the journal keeps what is open. */
  close(): void;
};

type Options = {
  readonly wallet: PlatformWallet;
  readonly journal: Journal;
  readonly log: Log;
  /** First and longest pause between attempts, milliseconds. */
  readonly pause: { readonly first: number; readonly longest: number };
};

/**
 * A bet unknown to the platform may still be in transit: the rollback is repeated this many times before that is
 * believed.
 */
const unknownBetAttempts = 4;

type Verdict = { readonly kind: 'again' } | { readonly kind: 'over'; readonly settled: Settled };
const again: Verdict = { kind: 'again' };
const closeRound = (settled: Settled): Verdict => ({ kind: 'over', settled });

function classifyWin(outcome: Outcome<Money>): Verdict {
  if (outcome.kind === 'done') return closeRound({ kind: 'won', balance: outcome.value.balance });
  if (outcome.kind === 'unanswered') return again;
  // A wrong key or clock is corrected by an operator; the win stays due.
  return outcome.code === 'BAD_SIGNATURE' ? again : closeRound({ kind: 'review' });
}

function classifyRollback(outcome: Outcome<Money>, attempt: number): Verdict {
  if (outcome.kind === 'done') return closeRound({ kind: 'rolledBack', balance: outcome.value.balance });
  if (outcome.kind === 'unanswered') return again;
  switch (outcome.code) {
    case 'ALREADY_ROLLED_BACK':
    case 'PARENT_FAILED':
      return closeRound({ kind: 'rolledBack', balance: outcome.balance });
    case 'BET_UNKNOWN':
      return attempt < unknownBetAttempts ? again : closeRound({ kind: 'rolledBack', balance: outcome.balance });
    case 'BAD_SIGNATURE':
      return again;
    default:
      return closeRound({ kind: 'review' });
  }
}

export function createSettlements({ wallet, journal, log, pause }: Options): Settlements {
  const open = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, milliseconds);
      timers.add(timer);
    });

  async function attemptOnce(round: OpenRound, attempt: number): Promise<Verdict> {
    const { token, playerId } = round;
    if (round.state === 'betting') {
      const referenceId = round.betId;
      return classifyRollback(
        await wallet.rollback({ token, playerId, transactionId: round.rollbackId, referenceId }),
        attempt,
      );
    }
    const { gameId, roundId, currency } = round;
    return classifyWin(
      await wallet.win({
        token,
        playerId,
        gameId,
        roundId,
        currency,
        transactionId: round.winId,
        amount: round.won,
        endRound: true,
      }),
    );
  }

  /** The platform has decided by now; a failed write costs one repeated, idempotent call after a restart. */
  async function strike(round: OpenRound, settled: Settled): Promise<void> {
    const { roundId, state } = round;
    if (settled.kind === 'review') log('round set aside', { roundId, state });
    try {
      await (settled.kind === 'review' ? journal.setAside(roundId) : journal.remove(roundId));
    } catch (error) {
      log('journal failed', { roundId, error: String(error) });
    }
  }

  async function settle(round: OpenRound): Promise<Settled> {
    open.add(round.roundId);
    for (let attempt = 1; !closed; attempt += 1) {
      const verdict = await attemptOnce(round, attempt);
      if (verdict.kind === 'over') {
        const { settled } = verdict;
        open.delete(round.roundId);
        await strike(round, settled);
        return settled;
      }
      if (attempt === 1) log('round waits for the platform', { roundId: round.roundId, state: round.state });
      const longest = Math.min(pause.longest, pause.first * 2 ** (attempt - 1));
      await wait(longest * (0.5 + Math.random() / 2));
    }
    return new Promise(() => {});
  }

  return {
    settle,
    resume(rounds) {
      for (const round of rounds) {
        settle(round).catch((error: unknown) =>
          log('settling failed', { roundId: round.roundId, error: String(error) }),
        );
      }
    },
    waiting: () => open.size,
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
