import { evaluate, type Win, windowAt } from '../engine/evaluate.ts';
import { reels } from '../engine/reels.ts';
import { roundMilliseconds } from '../engine/stakes.ts';
import type { PlayState, Round } from '../wire.ts';
import { fill } from '../words/index.ts';
import type { Answer, Api } from './api.ts';
import { type Celebration, tierOf } from './celebration.ts';
import { countUp } from './countUp.ts';
import { showFairness } from './fairnessDialog.ts';
import { showHistory } from './historyDialog.ts';
import { createPanel, type Phase } from './panel.ts';
import { showPays } from './paytable.ts';
import { announce, describeWin, say, writeWindow } from './readouts.ts';
import type { ReelStage } from './reels/reelStage.ts';
import type { SiteLink } from './siteMessages.ts';
import type { Sound } from './sound.ts';
import { count, moneyIn, words } from './texts.ts';
import { offline, type Remedy, showTrouble, troubleOf } from './trouble.ts';

export type Game = {
  spin(): Promise<void>;
  /** To the next stake up or down, or to the greatest. */
  changeStake(way: 'less' | 'more' | 'most'): void;
  openHistory(): void;
  openFairness(): void;
  /** Asks for the balance again, when the player comes back to the page. */
  refresh(): Promise<void>;
};

type Options = {
  readonly state: PlayState;
  readonly api: Api;
  readonly stage: ReelStage;
  readonly sound: Sound;
  readonly celebration: Celebration;
  readonly site: SiteLink;
  readonly assetBase: string;
  readonly calm: () => boolean;
  readonly reopen: () => void;
};

type NoAnswer = Exclude<Answer<unknown>, { kind: 'done' }>;

/** Where the reels stand before the first round: a pleasant window that pays nothing. */
const opening = [6, 15, 5, 4, 35];
const settlingPause = 2_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createGame({ state: first, api, stage, sound, celebration, site, ...rest }: Options): Game {
  const { assetBase, calm, reopen } = rest;
  let state = first;
  let phase: Phase = 'idle';
  let stake = first.stake;
  let stops = first.history.find((round) => round.state !== 'void')?.stops ?? opening;
  const money = moneyIn(first.currency);
  const panel = createPanel(money, Date.parse(first.now) - Date.parse(first.session.startedAt));

  const write = (balance = state.balance): void =>
    panel.show({ phase, balance, stake, stakes: state.stakes, greatest: affordable() });

  const enter = (next: Phase): void => {
    phase = next;
    write();
  };

  /** The greatest stake the balance allows, or the least there is. */
  const affordable = (): number => state.stakes.findLast((each) => each <= state.balance) ?? state.stakes[0] ?? stake;

  function setStake(next: number): void {
    stake = next;
    write();
    showPays(stake, money);
    announce(fill(words.announceStake, { stake: money(stake) }));
  }

  function changeStake(way: 'less' | 'more' | 'most'): void {
    if (phase !== 'idle') return;
    const index = state.stakes.indexOf(stake);
    const next = way === 'most' ? affordable() : state.stakes[index + (way === 'less' ? -1 : 1)];
    if (next === undefined || next === stake) return;
    sound.press();
    setStake(next);
  }

  function adopt(balance: number, session = state.session): void {
    const changed = balance !== state.balance;
    state = { ...state, balance, session };
    write();
    panel.showSession(state.session);
    if (changed) site.tell({ type: 'balance-changed', balance, currency: state.currency });
  }

  /** Says why there was no round and asks what to do; the remedies that are the game's own are done here. */
  async function refuse(answer: NoAnswer): Promise<Remedy | null> {
    if (answer.kind === 'refused' && answer.balance !== null) adopt(answer.balance);
    enter('idle');
    const amounts = { balance: money(state.balance), stake: money(stake), lower: affordable() <= state.balance };
    const trouble = answer.kind === 'lost' ? offline : troubleOf(answer.code, amounts);
    if (trouble === null) {
      say(words.trouble.soon, 'wait');
      announce(words.trouble.soon);
      return null;
    }
    say(trouble.title, 'wait');
    if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') {
      enter('over');
      site.tell({ type: 'session-expired' });
    }
    const chosen = await showTrouble(trouble);
    if (chosen === 'lower' && affordable() < stake) setStake(affordable());
    if (chosen === 'reopen') reopen();
    return chosen;
  }

  async function recover(answer: NoAnswer, actionId: string): Promise<void> {
    const chosen = await refuse(answer);
    // A refused round is over, a lost one may have been played: it is asked for again by its own id.
    if (chosen === 'again') return answer.kind === 'lost' ? play(actionId) : spin();
    if (answer.kind === 'lost' || answer.code === 'PLATFORM_DOWN') await resync();
  }

  async function play(actionId: string): Promise<void> {
    const startedAt = performance.now();
    enter('spinning');
    stage.start();
    sound.start();
    say(words.spinning);
    panel.showWin(null);
    write(state.balance - stake);
    const answer = await api.spin({ actionId, stake });
    if (answer.kind !== 'done') {
      await stage.land(stops, () => {});
      return recover(answer, actionId);
    }
    const { round, balance, session, fairness } = answer.value;
    stops = round.stops;
    state = { ...state, fairness, history: [round, ...state.history.filter(({ id }) => id !== round.id)] };
    await stage.land(stops, (reel, shown) => {
      sound.stop(reel);
      if (shown[reel]?.includes('drum')) sound.drum();
    });
    await present(round, balance, session);
    await wait(Math.max(0, startedAt + roundMilliseconds - performance.now()));
    if (round.state === 'pending') await awaitSettling(round);
    else enter('idle');
  }

  async function present(round: Round, balance: number, session: PlayState['session']): Promise<void> {
    const shown = windowAt(reels, round.stops);
    const wins = evaluate(shown, round.stake);
    phase = 'showing';
    adopt(balance, session);
    writeWindow(shown);
    panel.showWin(round.won);
    if (round.won === 0) {
      say(words.noWin);
      announce(fill(words.announceNothing, { balance: money(balance) }));
      return;
    }
    // A return up to the stake is no win: it is shown, not celebrated.
    const gain = round.won > round.stake;
    const detail = wins.length === 1 && wins[0] ? describeWin(wins[0], money) : linesText(wins);
    announce(
      fill(gain ? words.announceWin : words.announceReturn, {
        amount: money(round.won),
        detail,
        balance: money(balance),
      }),
    );
    say(detail, gain ? 'win' : 'plain');
    stage.show(wins, (index) => {
      const win = index === null ? undefined : wins[index];
      if (phase !== 'spinning') say(win === undefined ? detail : describeWin(win, money), gain ? 'win' : 'plain');
    });
    if (!gain) return;
    const tier = tierOf(round.won / round.stake);
    if (tier === null) {
      sound.win(round.won / round.stake);
      countUp(0, round.won, calm() ? 0 : 900, (value) => {
        if (phase !== 'spinning') panel.showWin(value);
      });
      return;
    }
    sound.celebrate();
    await wait(calm() ? 0 : 500);
    await celebration.play(tier, round.won, money);
    panel.spinButton.focus({ preventScroll: true });
  }

  const linesText = (wins: readonly Win[]): string => {
    const total = wins.reduce((sum, win) => sum + win.amount, 0);
    return `${fill(words.linesWin, { count: count.format(wins.length) })} · ${money(total)}`;
  };

  async function awaitSettling(round: Round): Promise<void> {
    enter('waiting');
    const text = fill(round.won > 0 ? words.trouble.settling : words.trouble.closing, { amount: money(round.won) });
    say(text, 'wait');
    announce(text);
    for (;;) {
      await wait(settlingPause);
      const answer = await api.state();
      if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') {
        await refuse(answer);
        return;
      }
      if (answer.kind !== 'done' || answer.value.settling) continue;
      state = answer.value;
      const now = state.history.find(({ id }) => id === round.id);
      const paid = round.won > 0 ? words.trouble.settled : words.trouble.closed;
      const done = now?.state === 'review' ? words.trouble.review : paid;
      const outcome = fill(done, { amount: money(round.won), round: round.id });
      say(outcome, 'win');
      announce(outcome);
      site.tell({ type: 'balance-changed', balance: state.balance, currency: state.currency });
      panel.showSession(state.session);
      return enter('idle');
    }
  }

  async function resync(): Promise<void> {
    const answer = await api.state();
    if (answer.kind !== 'done') return;
    const { balance, session } = answer.value;
    state = { ...answer.value, balance: state.balance, session: state.session };
    adopt(balance, session);
  }

  async function spin(): Promise<void> {
    if (celebration.open) return celebration.skip();
    if (phase !== 'idle') return;
    if (stake > state.balance) {
      await refuse({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', balance: null });
      return;
    }
    await play(crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`);
  }

  const openFairness = (): void =>
    showFairness({
      fairness: state.fairness,
      history: state.history,
      renew: async (clientSeed) => {
        const answer = await api.renewSeeds(clientSeed);
        if (answer.kind !== 'done') return false;
        state = { ...state, fairness: answer.value };
        openFairness();
        return true;
      },
    });

  stage.place(stops);
  writeWindow(windowAt(reels, stops));
  showPays(stake, money);
  panel.showWin(null);
  panel.showSession(state.session);
  enter('idle');
  if (first.settling && first.history[0] !== undefined) void awaitSettling(first.history[0]);

  return {
    spin,
    changeStake,
    openHistory: () => showHistory(state.history, money, assetBase),
    openFairness,
    async refresh() {
      if (phase === 'idle') await resync();
    },
  };
}
