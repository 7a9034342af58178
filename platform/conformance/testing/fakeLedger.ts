import { setTimeout as wait } from 'node:timers/promises';
import type { betRequest, rollbackRequest, SeamlessErrorCode, winRequest } from '@unisite/shared/contract/seamless';
import type { Infer } from '@unisite/shared/schema';
import type { Fault } from './faults.ts';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

type Kind = 'bet' | 'win' | 'rollback';

interface Transaction {
  readonly kind: Kind;
  readonly playerId: string;
  readonly id: string;
  /** Null for a tombstone. */
  readonly request: string | null;
  readonly amount: number;
  readonly round: string;
  readonly outcome: 'done' | 'refused' | 'tombstone';
  readonly answer: Answer;
  rolledBack: boolean;
}

export type Bet = Infer<typeof betRequest>;
export type Win = Infer<typeof winRequest>;
export type Rollback = Infer<typeof rollbackRequest>;

const statuses: Partial<Record<SeamlessErrorCode, number>> = {
  BAD_REQUEST: 400,
  BAD_SIGNATURE: 401,
  SESSION_EXPIRED: 401,
  PLAYER_UNKNOWN: 404,
};

export const refused = (code: SeamlessErrorCode, balance?: number): Answer => ({
  status: statuses[code] ?? 409,
  body: { code, message: code, ...(balance === undefined ? {} : { balance }) },
});

interface Rules {
  readonly fault: Fault | null;
  readonly gameId: string;
  readonly currency: string;
  isLive(of: { playerId: string; token: string }): boolean;
}

export interface FakeLedger {
  balanceOf(playerId: string): number | undefined;
  bet(body: Bet): Promise<Answer>;
  win(body: Win): Promise<Answer>;
  rollback(body: Rollback): Promise<Answer>;
}

/** A refusal that is not recorded. */
const FORGET = refused('BET_UNKNOWN');

/** Balances, transactions and rounds in memory, correct except for one fault. */
export function fakeLedger(
  players: readonly string[],
  opening: number,
  { fault, gameId, currency, isLive }: Rules,
): FakeLedger {
  const is = (one: Fault) => fault === one;
  const balances = new Map(players.map((playerId) => [playerId, opening]));
  const transactions = new Map<string, Transaction>();
  const closed = new Set<string>();
  const keyOf = (playerId: string, id: string) => (is('knows an id once for all players') ? id : `${playerId} ${id}`);
  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0;
  const put = (playerId: string, amount: number): void => void balances.set(playerId, balanceOf(playerId) + amount);
  const inRound = (playerId: string, round: string, kind: Kind) =>
    [...transactions.values()].some(
      (one) =>
        one.playerId === playerId &&
        one.round === round &&
        one.kind === kind &&
        one.outcome === 'done' &&
        !one.rolledBack,
    );

  const againstBet = (body: Bet, balance: number): Answer | null => {
    if (!isLive(body)) return refused('SESSION_EXPIRED');
    if (body.gameId !== gameId && !is('knows every game')) return refused('GAME_UNKNOWN');
    if (body.currency !== currency && !is('takes any currency')) return refused('WRONG_CURRENCY');
    if (closed.has(`${body.playerId} ${body.roundId}`) && !is('takes bets after the round closed'))
      return refused('ROUND_CLOSED');
    if (body.amount === 0 && is('refuses a bet of nothing')) return refused('BAD_REQUEST');
    if (balance >= body.amount || is('goes below zero')) return null;
    return refused('INSUFFICIENT_FUNDS', is('names no balance with a refusal') ? undefined : balance);
  };
  const bet = async (body: Bet): Promise<Answer | null> => {
    const before = balanceOf(body.playerId);
    if (is('looks, then moves')) await wait(5);
    const no = againstBet(body, before);
    if (!no) balances.set(body.playerId, before - body.amount);
    return no;
  };

  const againstWin = (body: Win): Answer | null => {
    if (!isLive(body) && is('wants a live token for wins')) return refused('SESSION_EXPIRED');
    if (!inRound(body.playerId, body.roundId, 'bet') && !is('pays wins without a bet')) return FORGET;
    if (closed.has(`${body.playerId} ${body.roundId}`) && !is('pays after the round closed'))
      return refused('ROUND_CLOSED');
    const second = inRound(body.playerId, body.roundId, 'win');
    return second && is('pays one win a round') ? refused('ROUND_CLOSED') : null;
  };
  const win = async (body: Win): Promise<Answer | null> => {
    const no = againstWin(body);
    if (no) return no;
    const stays = is('leaves a round open after a win of nothing') && body.amount === 0;
    if (body.endRound === true && !stays) closed.add(`${body.playerId} ${body.roundId}`);
    put(body.playerId, body.amount);
    return null;
  };

  const againstRollback = (of: Transaction, body: Rollback): Answer | null => {
    const { amount = of.amount, roundId = of.round } = body;
    if (of.outcome === 'refused' && !is('gives back what it never took')) return refused('PARENT_FAILED');
    if (of.rolledBack && !is('pays every rollback')) return refused('ALREADY_ROLLED_BACK');
    if (roundId !== of.round && !is('forgets which round it was')) return refused('ROUND_MISMATCH');
    if (amount !== of.amount && !is('believes the amount of a rollback')) return refused('AMOUNT_MISMATCH');
    if (of.kind === 'win') {
      const spent = balanceOf(body.playerId) < of.amount;
      return spent && !is('takes back wins that are spent') ? refused('WIN_SPENT') : null;
    }
    const settled = closed.has(`${body.playerId} ${of.round}`) || inRound(body.playerId, of.round, 'win');
    return settled && !is('gives settled bets back') ? refused('ALREADY_SETTLED') : null;
  };
  /** For an unknown transaction. */
  const stop = (body: Rollback): Answer | null => {
    if (is('refuses to roll back what never came')) return FORGET;
    if (!is('leaves no tombstone')) {
      transactions.set(keyOf(body.playerId, body.referenceId), {
        kind: 'bet',
        playerId: body.playerId,
        id: body.referenceId,
        request: null,
        amount: 0,
        round: '',
        outcome: 'tombstone',
        answer: FORGET,
        rolledBack: true,
      });
    }
    return null;
  };
  const rollBack = async (body: Rollback): Promise<Answer | null> => {
    if (body.amount === undefined && is('wants an amount to roll back')) return refused('BAD_REQUEST');
    const of =
      transactions.get(keyOf(body.playerId, body.referenceId)) ??
      (is('forgets whose bet it was')
        ? [...transactions.values()].find(({ id }) => id === body.referenceId)
        : undefined);
    if (!of) return stop(body);
    const no = againstRollback(of, body);
    if (no) return no;
    const amount = is('believes the amount of a rollback') ? (body.amount ?? of.amount) : of.amount;
    put(body.playerId, of.kind === 'win' ? -amount : amount);
    of.rolledBack = true;
    return null;
  };

  /** Copies first, then the outcome, then the record. */
  const move = async <Body extends Bet | Win | Rollback>(
    kind: Kind,
    body: Body,
    perform: (body: Body) => Promise<Answer | null>,
  ): Promise<Answer> => {
    const { playerId, transactionId } = body;
    const request = JSON.stringify([kind, { ...body, token: '' }]);
    const key = keyOf(playerId, transactionId);
    const known = transactions.get(key);
    const done = (): Answer => ({ status: 200, body: { transactionId, balance: balanceOf(playerId), currency } });
    if (known?.request && !is('forgets transactions')) {
      if (known.request !== request && !is('takes the id of another request for a copy')) return refused('CONFLICT');
      return is('answers copies with the balance of now') ? done() : known.answer;
    }
    const stopped = known?.outcome === 'tombstone';
    const no = stopped ? null : await perform(body);
    if (no === FORGET) return no;
    const answer = no ?? done();
    transactions.set(key, {
      kind,
      playerId,
      id: transactionId,
      request,
      amount: body.amount ?? 0,
      round: body.roundId ?? '',
      outcome: stopped ? 'tombstone' : no ? 'refused' : 'done',
      answer,
      rolledBack: stopped,
    });
    return answer;
  };

  return {
    balanceOf: (playerId) => balances.get(playerId),
    bet: (body) => move('bet', body, bet),
    win: (body) => move('win', body, win),
    rollback: (body) => move('rollback', body, rollBack),
  };
}
