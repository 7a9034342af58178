import { tierOf } from '../../../client/celebration.ts';
import { byId } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, sayWaiting, showSentence } from '../../../client/readouts.ts';
import { createRounds, type Stake } from '../../../client/rounds.ts';
import { createStakes } from '../../../client/stakes.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { type Choice, engine, hitsOf, type Result } from '../engine/engine.ts';
import { createBoard } from './board.ts';
import { roundPicture, showLastDraws } from './lastDraws.ts';
import { createPicks, quickPicks } from './picks.ts';
import { showPrizes } from './prizes.ts';

import { gameTexts } from './texts.ts';
import { createViews } from './views.ts';

type Phase = 'idle' | 'spinning' | 'showing' | 'waiting' | 'over';

/** Milliseconds between two balls: all twenty fit into the three seconds of a round. */
const BALL_MS = 110;
/** Minimum duration of a round, as the server enforces it, milliseconds. */
const ROUND_MS = 3_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createKeno(opened: Opened<Choice, Result>): GameClient {
  const { pause, money, sound, celebration, calm, touch, state } = opened;
  const mode = state.game.prizeMode ?? 'Elott';
  let phase: Phase = 'idle';
  let played: readonly number[] = state.history.find((round) => round.state !== 'void')?.choice.picks ?? [];
  const picks = createPicks();
  const drawButton = byId('spin', HTMLButtonElement);
  const [quick, clear, again] = ['quick', 'clear', 'again'].map((id) => byId(id, HTMLButtonElement));
  const stakes = createStakes({ all: state.stakes, first: state.stake, money }, () => {
    sound.press();
    write();
  });
  const board = createBoard(press);
  const views = createViews(() => write());
  const rounds = createRounds<Choice, Result>({
    opened,
    engine,
    picture: roundPicture,
    onBalance: () => write(),
    onOver: () => enter('over'),
  });

  function write(): void {
    const idle = phase === 'idle';
    const count = picks.list.length;
    const inLobby = views.current === 'lobby';
    document.body.dataset.phase = phase;
    byId('spin-word', HTMLElement).textContent = inLobby ? gameTexts.toBetting : gameTexts.draw;
    const label = fill(gameTexts.drawLabel, { stake: money(stakes.value), count });
    drawButton.setAttribute('aria-label', inLobby ? gameTexts.toBetting : label);
    drawButton.setAttribute('aria-disabled', String(!inLobby && (!idle || count === 0)));
    drawButton.disabled = phase === 'over';
    stakes.enable(idle);
    board.showPicks(picks.list);
    board.enable(idle);
    if (quick) quick.disabled = !idle;
    if (clear) clear.disabled = !idle || count === 0;
    if (again) again.disabled = !idle || played.length === 0;
  }

  const enter = (next: Phase): void => {
    phase = next;
    write();
  };

  /** The picks changed: the previous draw is removed from the board. */
  function change(sentence: string): void {
    sound.press();
    board.showDrawn([], []);
    showPrizes(mode, picks.list.length, null);
    write();
    announce(sentence);
  }

  function press(n: number): void {
    if (phase !== 'idle') return;
    const done = picks.toggle(n);
    if (done === null) {
      sayWaiting(gameTexts.full);
      return;
    }
    const text = done === 'picked' ? gameTexts.pickedNumber : gameTexts.droppedNumber;
    change(fill(text, { n, count: picks.list.length }));
  }

  function pickAll(numbers: readonly number[]): void {
    if (phase !== 'idle' || numbers.length === 0) return;
    picks.set(numbers);
    change(fill(gameTexts.pickedMany, { numbers: numbers.join(', ') }));
  }

  function dropLast(): void {
    const n = phase === 'idle' ? picks.undo() : null;
    if (n !== null) change(fill(gameTexts.droppedNumber, { n, count: picks.list.length }));
  }

  function dropAll(): void {
    if (phase !== 'idle') return;
    picks.set([]);
    change(gameTexts.cleared);
  }

  async function showDraw({ result, choice }: Round<Choice, Result>): Promise<void> {
    for (let shown = 1; shown < result.balls.length && !calm(); shown += 1) {
      board.showDrawn(result.balls.slice(0, shown), choice.picks);
      if (choice.picks.includes(result.balls[shown - 1] ?? 0)) sound.press();
      await wait(BALL_MS);
    }
    board.showDrawn(result.balls, choice.picks);
  }

  async function present(round: Round<Choice, Result>): Promise<void> {
    const hits = hitsOf(round.choice.picks, round.result).length;
    const gain = round.won > round.stake;
    const values = { hits, picks: round.choice.picks.length, amount: money(round.won) };
    const balance = money(rounds.state.balance);
    showPrizes(mode, round.choice.picks.length, hits);
    byId('win', HTMLOutputElement).textContent = money(round.won);
    const [say, tell] = gain
      ? [gameTexts.sayWin, gameTexts.announceWin]
      : round.won > 0
        ? [gameTexts.sayReturn, gameTexts.announceReturn]
        : [gameTexts.sayNone, gameTexts.announceNone];
    showSentence(fill(say, values), gain ? 'win' : 'plain');
    announce(fill(tell, { ...values, balance }));
    if (!gain) return;
    const tier = tierOf(round.won / round.stake);
    if (tier === null) return sound.win(round.won / round.stake);
    sound.celebrate();
    await celebration.play(tier, round.won, money);
    drawButton.focus({ preventScroll: true });
  }

  const stakeNow = (): Stake => {
    const lower = stakes.atMost(rounds.state.balance);
    return { amount: stakes.value, lower: lower === null ? null : () => stakes.set(lower) };
  };

  async function draw(): Promise<void> {
    if (celebration.open) return celebration.skip();
    if (views.current === 'lobby') return views.show('betting');
    if (phase !== 'idle' || pause.stops()) return;
    if (picks.list.length === 0) return sayWaiting(gameTexts.none);
    if (stakes.value > rounds.state.balance) return rounds.tooLittle(stakeNow());
    const chosen = picks.sorted;
    const stake = stakes.value;
    const answer = await rounds.play(
      { mode, picks: chosen, stake },
      {
        stake: stakeNow,
        sent() {
          enter('spinning');
          board.showDrawn([], []);
          showPrizes(mode, chosen.length, null);
          sound.start();
          showSentence(gameTexts.drawing);
          byId('win', HTMLOutputElement).textContent = '–';
        },
        failed() {
          enter('idle');
          rounds.adopt(rounds.state.balance);
        },
      },
    );
    if (answer === null) return;
    const { round, balance, session } = answer;
    const started = performance.now();
    await showDraw(round);
    sound.drum();
    enter('showing');
    rounds.adopt(balance, session);
    showLastDraws(rounds.state.history);
    await present(round);
    played = chosen;
    if (round.state === 'pending') {
      enter('waiting');
      await rounds.awaitSettling(round);
    }
    await wait(Math.max(0, started + ROUND_MS - performance.now()));
    enter('idle');
  }

  drawButton.addEventListener('click', () => void draw());
  quick?.addEventListener('click', () => pickAll(quickPicks(picks.list.length)));
  clear?.addEventListener('click', dropAll);
  again?.addEventListener('click', () => pickAll(played));
  byId('win', HTMLOutputElement).textContent = '–';
  board.showDrawn([], []);
  showPrizes(mode, 0, null);
  showLastDraws(rounds.state.history);
  enter('idle');
  showSentence(touch ? gameTexts.hint : gameTexts.hintKeys);
  const [last] = rounds.state.history;
  if (rounds.state.settling && last !== undefined) {
    enter('waiting');
    void rounds.awaitSettling(last).then(() => enter('idle'));
  }

  return {
    focus: drawButton,
    key(event, ownKey) {
      // Keys scroll the text there.
      if (views.current === 'lobby') return false;
      if (event.key === 'Backspace') dropLast();
      else if (event.key.toLowerCase() === 'q') pickAll(quickPicks(picks.list.length));
      else if (event.key === 'ArrowUp' && phase === 'idle') stakes.step(1);
      else if (event.key === 'ArrowDown' && phase === 'idle') stakes.step(-1);
      else if ((event.key === ' ' || event.key === 'Enter') && !ownKey && !event.repeat) void draw();
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
