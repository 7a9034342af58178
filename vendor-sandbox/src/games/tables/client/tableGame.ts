import { tierOf } from '../../../client/celebration.ts';
import { byId } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, sayWaiting, showSentence } from '../../../client/readouts.ts';
import { createRounds, type Stake } from '../../../client/rounds.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import type { Bet } from '../engine/bets.ts';
import { createBets } from './bets.ts';
import { type BoardSpot, createBoard, type Marks } from './board.ts';
import { createChips } from './chips.ts';
import { tableTexts } from './texts.ts';

type Phase = 'idle' | 'spinning' | 'showing' | 'waiting' | 'over';

/** The animated display of the result: a wheel, cards, dice. */
export type TableStage<Result> = {
  /** The round was sent. */
  start(): void;
  /** Animates to the result; resolves when the player has seen it. */
  land(result: Result): Promise<void>;
  /** Shows a result at once; null: none yet. */
  rest(result: Result | null): void;
};

type TableGame<Choice extends { readonly bets: readonly Bet[] }, Result> = {
  readonly opened: Opened<Choice, Result>;
  readonly engine: Engine<Choice, Result>;
  readonly spots: readonly BoardSpot[];
  readonly firstSpot: string;
  readonly stage: TableStage<Result>;
  readonly choiceOf: (bets: readonly Bet[]) => Choice;
  /** Maximum total of all bets; hundredths. */
  readonly most: number;
  readonly marksOf: (result: Result) => Marks;
  /** The result in words. */
  readonly nameOf: (result: Result) => string;
  /** Thumbnail of a round. */
  readonly picture: (round: Round<Choice, Result>) => Node;
  /** Shows this visit's results, oldest first. */
  readonly showResults: (results: readonly Result[]) => void;
  /** `play`: the button's name with `{stake}` in it; `running`: while waiting for the result. */
  readonly texts: { readonly play: string; readonly running: string; readonly hintKeys: string };
};

/** A table with chips: bets are placed, one button plays them, and all bets of a round form one stake. */
export function createTableGame<Choice extends { readonly bets: readonly Bet[] }, Result>(
  game: TableGame<Choice, Result>,
): GameClient {
  const { opened, stage, most } = game;
  const { pause, money, sound, celebration, touch, state } = opened;
  const nameOfSpot = new Map(game.spots.map(({ id, name }) => [id, name]));
  const seen = new Map<string, Result>();
  let phase: Phase = 'idle';
  let played: readonly Bet[] = state.history.find((round) => round.state !== 'void')?.choice.bets ?? [];
  const bets = createBets();
  const playButton = byId('spin', HTMLButtonElement);
  const [undo, clear, double, again] = ['undo', 'clear', 'double', 'again'].map((id) => byId(id, HTMLButtonElement));
  const chip = createChips(state.stakes, state.stake, money, sound.press);
  const rounds = createRounds<Choice, Result>({
    opened,
    engine: game.engine,
    picture: game.picture,
    onBalance: () => write(),
    onOver: () => enter('over'),
  });
  const board = createBoard({
    spots: game.spots,
    first: game.firstSpot,
    money,
    take,
    place: (spot) => lay([{ spot, amount: chip.value }]),
  });

  function write(): void {
    const idle = phase === 'idle';
    document.body.dataset.phase = phase;
    byId('stake', HTMLOutputElement).textContent = money(bets.total);
    playButton.setAttribute('aria-label', fill(game.texts.play, { stake: money(bets.total) }));
    playButton.setAttribute('aria-disabled', String(!idle || bets.total === 0));
    playButton.disabled = phase === 'over';
    board.show(bets.chips);
    board.enable(idle);
    for (const button of [undo, clear, double]) if (button) button.disabled = !idle || bets.total === 0;
    if (again) again.disabled = !idle || bets.total > 0 || played.length === 0;
  }

  const enter = (next: Phase): void => {
    phase = next;
    write();
  };

  /** Places chips, unless the table's limit or the balance is exceeded. */
  function lay(steps: readonly Bet[]): void {
    if (phase !== 'idle') return;
    const sum = bets.total + steps.reduce((total, { amount }) => total + amount, 0);
    const wrong =
      sum > most
        ? fill(tableTexts.tooMuch, { most: money(most) })
        : sum > rounds.state.balance
          ? tableTexts.tooDear
          : null;
    if (wrong !== null) {
      sayWaiting(wrong);
      return;
    }
    bets.add(steps);
    board.mark(null);
    sound.press();
    write();
    const [only] = steps;
    const spot = steps.length === 1 && only !== undefined ? only.spot : null;
    const amount = money(spot === null ? bets.total : (bets.chips.get(spot) ?? 0));
    const name = spot === null ? tableTexts.total : (nameOfSpot.get(spot) ?? spot);
    announce(fill(tableTexts.placed, { spot: name, amount, total: money(bets.total) }));
  }

  function announceRemoved(spot: string, amount: number): void {
    sound.press();
    write();
    const values = { spot: nameOfSpot.get(spot) ?? spot, amount: money(amount), total: money(bets.total) };
    announce(fill(tableTexts.removed, values));
  }

  function take(spot: string): void {
    const amount = phase === 'idle' ? bets.take(spot) : 0;
    if (amount > 0) announceRemoved(spot, amount);
  }

  function takeLast(): void {
    const last = phase === 'idle' ? bets.undo() : null;
    if (last !== null) announceRemoved(last.spot, last.amount);
  }

  function takeAll(): void {
    if (phase !== 'idle') return;
    bets.clear();
    write();
    announce(tableTexts.cleared);
  }

  function showResults(): void {
    const known = rounds.state.history.filter(({ state: of }) => of !== 'void');
    for (const { id, result } of known.toReversed()) seen.set(id, result);
    game.showResults([...seen.values()]);
  }

  async function present(round: Round<Choice, Result>): Promise<void> {
    const result = game.nameOf(round.result);
    const gain = round.won > round.stake;
    const values = { result, amount: money(round.won), balance: money(rounds.state.balance) };
    byId('win', HTMLOutputElement).textContent = money(round.won);
    showSentence(fill(round.won > 0 ? tableTexts.sayWin : tableTexts.sayNone, values), gain ? 'win' : 'plain');
    announce(
      fill(gain ? tableTexts.announceWin : round.won > 0 ? tableTexts.announceReturn : tableTexts.announceNone, values),
    );
    if (!gain) return;
    const tier = tierOf(round.won / round.stake);
    if (tier === null) return sound.win(round.won / round.stake);
    sound.celebrate();
    await celebration.play(tier, round.won, money);
    playButton.focus({ preventScroll: true });
  }

  const stakeNow = (): Stake => ({ amount: bets.total, lower: null });

  async function play(): Promise<void> {
    if (celebration.open) return celebration.skip();
    if (phase !== 'idle' || pause.stops()) return;
    if (bets.total === 0) return sayWaiting(tableTexts.empty);
    if (bets.total > rounds.state.balance) return rounds.tooLittle(stakeNow());
    const placed = bets.list();
    const answer = await rounds.play(game.choiceOf(placed), {
      stake: stakeNow,
      sent() {
        enter('spinning');
        board.mark(null);
        stage.start();
        sound.start();
        showSentence(game.texts.running);
        byId('win', HTMLOutputElement).textContent = '–';
      },
      failed() {
        stage.rest(lastResult());
        enter('idle');
        rounds.adopt(rounds.state.balance);
      },
    });
    if (answer === null) return;
    const { round, balance, session } = answer;
    await stage.land(round.result);
    sound.drum();
    enter('showing');
    rounds.adopt(balance, session);
    board.mark(game.marksOf(round.result));
    showResults();
    await present(round);
    if (round.state === 'pending') {
      enter('waiting');
      await rounds.awaitSettling(round);
    }
    played = placed;
    bets.clear();
    enter('idle');
  }

  const lastResult = (): Result | null => rounds.state.history.find(({ state: of }) => of !== 'void')?.result ?? null;

  playButton.addEventListener('click', () => void play());
  undo?.addEventListener('click', takeLast);
  clear?.addEventListener('click', takeAll);
  double?.addEventListener('click', () => lay(bets.list()));
  again?.addEventListener('click', () => lay(played));
  byId('win', HTMLOutputElement).textContent = '–';
  stage.rest(lastResult());
  showResults();
  enter('idle');
  showSentence(touch ? tableTexts.hint : game.texts.hintKeys);
  const [last] = rounds.state.history;
  if (rounds.state.settling && last !== undefined) {
    enter('waiting');
    void rounds.awaitSettling(last).then(() => enter('idle'));
  }

  return {
    focus: playButton,
    key(event, ownKey) {
      if (event.key === 'Backspace') takeLast();
      else if ((event.key === ' ' || event.key === 'Enter') && !ownKey && !event.repeat) void play();
      else return false;
      return true;
    },
    openHistory: rounds.openHistory,
    openFairness: rounds.openFairness,
    refresh() {
      if (phase === 'idle') void rounds.refresh();
    },
  };
}
