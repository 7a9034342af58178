import type { Engine } from '../engine/engine.ts';
import type { Fairness, PlayAnswer, PlayState, RefusalCode, Round, SessionTotals } from '../wire.ts';
import { fill } from '../words/index.ts';
import { type Answer, type NoAnswer, newActionId } from './api.ts';
import { showFairness } from './fairnessDialog.ts';
import { showHistory } from './historyDialog.ts';
import type { Opened } from './openGame.ts';
import { announce, sayWaiting, showSentence } from './readouts.ts';
import { createSessionBar } from './sessionBar.ts';
import { words } from './texts.ts';
import { offline, type Remedy, showTrouble, troubleOf } from './trouble.ts';
import { type IsRestTrue, verify } from './verify.ts';

const settlingPause = 2_000;
/** Refusals after which the page's state may be stale. */
const outdated: readonly RefusalCode[] = ['PLATFORM_DOWN', 'FREE_ROUNDS_OVER', 'CONFLICT', 'ROUND_RUNNING'];

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The game's stake, for the message of an insufficient balance. */
export type Stake = {
  readonly amount: number;
  /** Lowers the stake to what the balance allows; null where no lower one can be played. */
  readonly lower: (() => void) | null;
};

export type Watch = {
  readonly stake: () => Stake;
  /** The round was sent, first or again. */
  readonly sent: () => void;
  /** The round did not take place; the animation comes to rest. */
  readonly failed: () => Promise<void> | void;
};

type Options<Choice, Result> = {
  readonly opened: Opened<Choice, Result>;
  readonly engine: Engine<Choice, Result>;
  readonly picture: (round: Round<Choice, Result>) => Node;
  readonly isRestTrue?: IsRestTrue;
  /** The balance changed. */
  readonly onBalance: (balance: number) => void;
  /** The session has ended: play is no longer possible. */
  readonly onOver: () => void;
};

export type Rounds<Choice, Result> = {
  readonly state: PlayState<Choice, Result>;
  /**
   * Plays a round, for money or from these free rounds; null when it was not played and the player has been told why.
   */
  play(choice: Choice, watch: Watch, freeRounds?: string): Promise<PlayAnswer<Choice, Result> | null>;
  /** Sends an idempotent request with retries; null when it failed and the player has been told. */
  ask<Value>(send: (actionId: string) => Promise<Answer<Value>>, watch: Watch): Promise<Value | null>;
  /** Adds a round to the history, with its seeds. */
  remember(round: Round<Choice, Result> | null, fairness: Fairness): void;
  /** Applies a round's outcome, when the player is to see it. */
  adopt(balance: number, session?: SessionTotals): void;
  /** Tells the player that the balance is too low, and offers a lower stake. */
  tooLittle(stake: Stake): Promise<void>;
  /** Waits until the platform has confirmed the win of a round. */
  awaitSettling(round: Round): Promise<void>;
  refresh(): Promise<void>;
  openHistory(): void;
  openFairness(): void;
};

/** The client side of rounds for all games: calls the server, shows failures, keeps balance, history and seeds. */
export function createRounds<Choice, Result>(options: Options<Choice, Result>): Rounds<Choice, Result> {
  const { opened, engine, picture, isRestTrue, onBalance, onOver } = options;
  const { api, site, money, assetBase } = opened;
  let { state } = opened;
  let isOn = false;
  const bar = createSessionBar(money, Date.parse(state.now) - Date.parse(state.session.startedAt));

  function adopt(balance: number, session = state.session): void {
    const changed = balance !== state.balance;
    state = { ...state, balance, session };
    bar.show(balance, session);
    if (changed) {
      onBalance(balance);
      site.tell({ type: 'balance-changed', balance, currency: state.currency });
    }
    end();
  }

  function begin(): void {
    if (!isOn) site.tell({ type: 'round-began' });
    isOn = true;
  }
  function end(): void {
    if (isOn) site.tell({ type: 'round-ended' });
    isOn = false;
  }

  /** Shows why there was no round and returns the player's choice. */
  async function refuse(answer: NoAnswer, stake: Stake): Promise<Remedy | null> {
    if (answer.kind === 'refused' && answer.balance !== null) adopt(answer.balance);
    const amounts = { balance: money(state.balance), stake: money(stake.amount), lower: stake.lower !== null };
    const trouble = answer.kind === 'lost' ? offline : troubleOf(answer.code, amounts);
    if (trouble === null) {
      if (answer.kind === 'refused' && answer.code === 'PLAY_PAUSED') opened.pause.refused();
      else sayWaiting(words.trouble.soon);
      return null;
    }
    showSentence(trouble.title, 'wait');
    if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') {
      onOver();
      site.tell({ type: 'session-expired' });
    }
    const chosen = await showTrouble(trouble);
    if (chosen === 'lower') stake.lower?.();
    if (chosen === 'reopen') opened.reopen();
    return chosen;
  }

  async function refresh(): Promise<void> {
    const answer = await api.state();
    if (answer.kind !== 'done') return;
    const { balance, session } = answer.value;
    state = { ...answer.value, balance: state.balance, session: state.session };
    adopt(balance, session);
  }

  async function ask<Value>(send: (actionId: string) => Promise<Answer<Value>>, watch: Watch): Promise<Value | null> {
    let actionId = newActionId();
    for (;;) {
      begin();
      watch.sent();
      const answer = await send(actionId);
      if (answer.kind === 'done') return answer.value;
      await watch.failed();
      end();
      const chosen = await refuse(answer, watch.stake());
      if (chosen !== 'again') {
        if (answer.kind === 'lost' || outdated.includes(answer.code)) await refresh();
        return null;
      }
      // A refused round is over; a lost one may have been played, so it is requested again by its own id.
      if (answer.kind !== 'lost') actionId = newActionId();
    }
  }

  function remember(round: Round<Choice, Result> | null, fairness: Fairness): void {
    const history = round === null ? state.history : [round, ...state.history.filter(({ id }) => id !== round.id)];
    state = { ...state, fairness, history };
  }

  async function play(choice: Choice, watch: Watch, freeRounds?: string): Promise<PlayAnswer<Choice, Result> | null> {
    const answer = await ask((actionId) => api.play({ actionId, choice, freeRounds }), watch);
    if (answer === null) return null;
    remember(answer.round, answer.fairness);
    state = { ...state, freeRounds: answer.freeRounds, pool: answer.pool };
    return answer;
  }

  async function awaitSettling(round: Round): Promise<void> {
    const text = fill(round.won > 0 ? words.trouble.settling : words.trouble.closing, { amount: money(round.won) });
    sayWaiting(text);
    for (;;) {
      await wait(settlingPause);
      const answer = await api.state();
      if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') {
        await refuse(answer, { amount: round.stake, lower: null });
        return;
      }
      if (answer.kind !== 'done' || answer.value.settling) continue;
      const { balance, session } = answer.value;
      const now = answer.value.history.find(({ id }) => id === round.id);
      const paid = round.won > 0 ? words.trouble.settled : words.trouble.closed;
      const done = now?.state === 'review' ? words.trouble.review : paid;
      const outcome = fill(done, { amount: money(round.won), round: round.id });
      state = { ...answer.value, balance: state.balance, session: state.session };
      adopt(balance, session);
      showSentence(outcome, 'win');
      announce(outcome);
      return;
    }
  }

  const openFairness = (): void =>
    showFairness({
      fairness: state.fairness,
      check: (seed) => verify(engine, seed, state.history, isRestTrue),
      renew: async (clientSeed) => {
        const answer = await api.renewSeeds(clientSeed);
        if (answer.kind !== 'done') return false;
        state = { ...state, fairness: answer.value };
        openFairness();
        return true;
      },
    });

  bar.show(state.balance, state.session);
  return {
    get state() {
      return state;
    },
    play,
    ask,
    remember,
    adopt,
    async tooLittle(stake) {
      await refuse({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', balance: null }, stake);
    },
    awaitSettling,
    refresh,
    openHistory: () => showHistory(state.history, { money, assetBase, picture }),
    openFairness,
  };
}
