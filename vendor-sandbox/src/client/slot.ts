import type { Engine } from '../engine/engine.ts';
import type { Round } from '../wire.ts';
import { fill } from '../words/index.ts';
import { tierOf } from './celebration.ts';
import { lotCheck } from './lotCheck.ts';
import type { GameClient, Opened } from './openGame.ts';
import { createPot } from './pot.ts';
import { announce, showSentence } from './readouts.ts';
import { createRounds, type Stake } from './rounds.ts';
import { createSpinPanel, type Phase } from './spinPanel.ts';
import { words } from './texts.ts';

/** Common part of every choice; the machine may add to it. */
type Staked = { readonly stake: number };

/** The animated part of a slot, or the board of a game played the same way. */
export type Machine<Result, Choice extends Staked = Staked> = {
  start(): void;
  /** The round did not take place: the reels return to rest. */
  rest(): Promise<void>;
  /** Animates to the result, including free spins; `onWin` receives the amount won so far. */
  land(round: Round<Choice, Result>, onWin: (amount: number) => void): Promise<void>;
  /** A sentence that describes the win. */
  describe(round: Round<Choice, Result>): string;
  /** Shows the wins until the next start; `onStep` receives the sentence of each highlighted win. */
  show(round: Round<Choice, Result>, onStep: (sentence: string) => void): void;
  /** Shows the paytable's amounts for a stake. */
  showPays(stake: number): void;
};

type Options<Result, Choice extends Staked> = {
  readonly opened: Opened<Choice, Result>;
  readonly engine: Engine<Choice, Result>;
  readonly machine: Machine<Result, Choice>;
  /** The full choice of the next round. */
  readonly choiceOf: (stake: number) => Choice;
  /** Texts for games that do not spin. */
  readonly texts?: { readonly play: string; readonly running: string; readonly hint: string };
  /** Whether choices other than the stake can be changed. */
  readonly onIdle?: (idle: boolean) => void;
  readonly picture: (round: Round<Choice, Result>) => Node;
};

/** Minimum time between the starts of two spins, milliseconds: nothing in the game makes play faster. */
const roundMilliseconds = 2_500;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Controls a slot: stake, spin and outcome. */
export function createSlot<Result, Choice extends Staked>(options: Options<Result, Choice>): GameClient {
  const { opened, engine, machine, choiceOf, onIdle, picture } = options;
  const texts = options.texts ?? { play: words.spinLabel, running: words.spinning, hint: words.hintTouch };
  const { pause, sound, celebration, money, calm } = opened;
  const { stakes } = opened.state;
  let phase: Phase = 'idle';
  let { stake } = opened.state;
  /** Free rounds that are played before rounds for money. */
  let free = opened.state.freeRounds;
  const panel = createSpinPanel(money, texts.play);
  const pot = createPot(money);
  const rounds = createRounds<Choice, Result>({
    opened,
    engine,
    picture,
    isRestTrue: lotCheck(opened.state.currency),
    onBalance: () => write(),
    onOver: () => enter('over'),
  });

  /** The greatest stake the balance allows, or the lowest stake. */
  const affordable = (): number => stakes.findLast((each) => each <= rounds.state.balance) ?? stakes[0] ?? stake;

  /** The stake of the next round. */
  const staked = (): number => free?.stake ?? stake;

  const write = (): void => panel.show({ phase, stake: staked(), stakes, greatest: affordable(), free });

  const enter = (next: Phase): void => {
    phase = next;
    onIdle?.(next === 'idle');
    write();
  };

  function setStake(next: number): void {
    stake = next;
    write();
    machine.showPays(stake);
    announce(fill(words.announceStake, { stake: money(stake) }));
  }

  function changeStake(way: 'less' | 'more' | 'most'): void {
    if (phase !== 'idle' || free) return;
    const index = stakes.indexOf(stake);
    const next = way === 'most' ? affordable() : stakes[index + (way === 'less' ? -1 : 1)];
    if (next === undefined || next === stake) return;
    sound.press();
    setStake(next);
  }

  const stakeNow = (): Stake => {
    const lower = affordable() <= rounds.state.balance && affordable() < stake;
    return { amount: stake, lower: lower ? () => setStake(affordable()) : null };
  };

  async function play(): Promise<void> {
    const startedAt = performance.now();
    const answer = await rounds.play(
      choiceOf(staked()),
      {
        stake: stakeNow,
        sent() {
          enter('spinning');
          machine.start();
          sound.start();
          showSentence(texts.running);
          panel.showWin(null);
        },
        async failed() {
          await machine.rest();
          enter('idle');
          rounds.adopt(rounds.state.balance);
        },
      },
      free?.id,
    );
    if (answer === null) {
      takeFree(rounds.state.freeRounds);
      return;
    }
    const { round, balance, session } = answer;
    await machine.land(round, (amount) => panel.showWin(amount));
    enter('showing');
    rounds.adopt(balance, session);
    pot.show(rounds.state.pool);
    const wonFree = (free?.won ?? 0) + round.won;
    takeFree(answer.freeRounds);
    await present(round);
    if (round.isFree && free === null) sayFreeOver(wonFree);
    await wait(Math.max(0, startedAt + roundMilliseconds - performance.now()));
    if (round.state === 'pending') {
      enter('waiting');
      await rounds.awaitSettling(round);
    }
    enter('idle');
  }

  function takeFree(next: typeof free): void {
    const changes = next?.stake !== free?.stake;
    free = next;
    write();
    if (changes) machine.showPays(staked());
  }

  function sayFreeOver(won: number): void {
    const text = won > 0 ? fill(words.freeRounds.over, { amount: money(won) }) : words.freeRounds.overNothing;
    showSentence(text);
    announce(text);
  }

  /** Announcement of a round for screen readers. */
  function spoken(round: Round<Choice, Result>, detail: string): string {
    const amounts = {
      amount: money(round.won),
      detail,
      balance: money(rounds.state.balance),
      left: String(free?.left ?? 0),
    };
    if (round.isFree)
      return fill(round.won > 0 ? words.freeRounds.announceWin : words.freeRounds.announceNothing, amounts);
    if (round.won === 0) return fill(words.announceNothing, amounts);
    return fill(round.won > round.stake ? words.announceWin : words.announceReturn, amounts);
  }

  async function present(round: Round<Choice, Result>): Promise<void> {
    panel.showWin(round.won);
    if (round.won === 0) {
      showSentence(words.noWin);
      announce(spoken(round, ''));
      return;
    }
    // A return up to the stake is not a win: it is shown, not celebrated.
    const gain = round.won > round.stake;
    const ofPool = round.lot?.won ?? 0;
    const ofGame = { ...round, won: round.won - ofPool };
    const detail = [
      ...(ofPool > 0 ? [pot.describe(ofPool)] : []),
      ...(ofGame.won > 0 ? [machine.describe(ofGame)] : []),
    ].join('. ');
    announce(spoken(round, detail));
    showSentence(detail, gain ? 'win' : 'plain');
    if (ofGame.won > 0)
      machine.show(ofGame, (sentence) => {
        if (phase !== 'spinning') showSentence(sentence, gain ? 'win' : 'plain');
      });
    if (!gain) return;
    const tier = ofPool > 0 ? 'grand' : tierOf(round.won / round.stake);
    if (tier === null) {
      sound.win(round.won / round.stake);
      panel.countWin(round.won, calm() ? 0 : 900);
      return;
    }
    sound.celebrate();
    await wait(calm() ? 0 : 500);
    await celebration.play(tier, round.won, money);
    panel.spinButton.focus({ preventScroll: true });
  }

  async function spin(): Promise<void> {
    if (celebration.open) return celebration.skip();
    if (phase !== 'idle' || pause.stops()) return;
    if (!free && stake > rounds.state.balance) return rounds.tooLittle(stakeNow());
    await play();
  }

  panel.spinButton.addEventListener('click', () => void spin());
  panel.onStake(changeStake);
  machine.showPays(staked());
  pot.show(rounds.state.pool);
  panel.showWin(null);
  enter('idle');
  showSentence(opened.touch || options.texts ? texts.hint : words.hintKeys);
  const [last] = rounds.state.history;
  if (rounds.state.settling && last !== undefined) {
    enter('waiting');
    void rounds.awaitSettling(last).then(() => enter('idle'));
  }

  return {
    focus: panel.spinButton,
    key(event, own) {
      if (event.key === 'ArrowUp' || event.key === 'ArrowRight') changeStake('more');
      else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') changeStake('less');
      else if ((event.key === ' ' || event.key === 'Enter') && !own && !event.repeat) void spin();
      else return false;
      return true;
    },
    openHistory: rounds.openHistory,
    openFairness: rounds.openFairness,
    refresh() {
      if (phase === 'idle')
        void rounds.refresh().then(() => {
          takeFree(rounds.state.freeRounds);
          pot.show(rounds.state.pool);
        });
    },
  };
}
