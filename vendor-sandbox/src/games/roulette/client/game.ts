import { tierOf } from '../../../client/celebration.ts';
import { byId, make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, sayWaiting, showSentence } from '../../../client/readouts.ts';
import { createRounds, type Stake } from '../../../client/rounds.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { type Bet, type Choice, engine, type Result } from '../engine/engine.ts';
import { mostChips } from '../engine/limits.ts';
import { type Spot, spotOf } from '../engine/spots.ts';
import { colourOf } from '../engine/wheel.ts';
import { createBets } from './bets.ts';
import { createChips } from './chips.ts';
import { nameOf, pocketName } from './names.ts';
import { createTable } from './table.ts';
import { gameTexts } from './texts.ts';
import { createWheel } from './wheel.ts';

type Phase = 'idle' | 'spinning' | 'showing' | 'waiting' | 'over';

const numberChip = (pocket: number): HTMLElement =>
  make(
    'span',
    { class: `pocket ground-${colourOf(pocket)} num`, role: 'img', 'aria-label': pocketName(pocket) },
    String(pocket),
  );

/** A round in little: the pocket. */
const picture = ({ result }: Round<Choice, Result>): Node => numberChip(result.pocket);

export function createRoulette(opened: Opened<Choice, Result>): GameClient {
  const { pause, money, sound, celebration, calm, touch, state } = opened;
  let phase: Phase = 'idle';
  let played: readonly Bet[] = state.history.find((round) => round.state !== 'void')?.choice.bets ?? [];
  const bets = createBets();
  const spinButton = byId('spin', HTMLButtonElement);
  const [undo, clear, double, again] = ['undo', 'clear', 'double', 'again'].map((id) => byId(id, HTMLButtonElement));
  const most = mostChips * (state.stakes[0] ?? 0);
  const wheel = createWheel(byId('wheel', HTMLCanvasElement), calm);
  const chip = createChips(state.stakes, state.stake, money, sound.press);
  const rounds = createRounds<Choice, Result>({
    opened,
    engine,
    picture,
    onBalance: () => write(),
    onOver: () => enter('over'),
  });
  const table = createTable({ money, place: (spot) => lay([{ spot: spot.id, amount: chip.value }]), take });

  function write(): void {
    const idle = phase === 'idle';
    document.body.dataset.phase = phase;
    byId('stake', HTMLOutputElement).textContent = money(bets.total);
    spinButton.setAttribute('aria-label', fill(gameTexts.spinLabel, { stake: money(bets.total) }));
    spinButton.setAttribute('aria-disabled', String(!idle || bets.total === 0));
    spinButton.disabled = phase === 'over';
    table.show(bets.chips);
    table.enable(idle);
    if (undo) undo.disabled = !idle || bets.total === 0;
    if (clear) clear.disabled = !idle || bets.total === 0;
    if (double) double.disabled = !idle || bets.total === 0;
    if (again) again.disabled = !idle || bets.total > 0 || played.length === 0;
  }

  const enter = (next: Phase): void => {
    phase = next;
    write();
  };

  /** Lays chips down, unless they are too many or too dear. */
  function lay(steps: readonly Bet[]): void {
    if (phase !== 'idle') return;
    const sum = bets.total + steps.reduce((total, { amount }) => total + amount, 0);
    const wrong =
      sum > most
        ? fill(gameTexts.tooMuch, { most: money(most) })
        : sum > rounds.state.balance
          ? gameTexts.tooDear
          : null;
    if (wrong !== null) {
      sayWaiting(wrong);
      return;
    }
    bets.add(steps);
    table.mark(null);
    sound.press();
    write();
    const [only] = steps;
    const spot = steps.length === 1 && only !== undefined ? spotOf(only.spot) : null;
    const total = money(bets.total);
    const amount = money(spot === null ? bets.total : (bets.chips.get(spot.id) ?? 0));
    announce(fill(gameTexts.placed, { spot: spot === null ? gameTexts.total : nameOf(spot), amount, total }));
  }

  function announceRemoved(spot: Spot, amount: number): void {
    sound.press();
    write();
    announce(fill(gameTexts.removed, { spot: nameOf(spot), amount: money(amount), total: money(bets.total) }));
  }

  function take(spot: Spot): void {
    const amount = phase === 'idle' ? bets.take(spot.id) : 0;
    if (amount > 0) announceRemoved(spot, amount);
  }

  function takeLast(): void {
    const last = phase === 'idle' ? bets.undo() : null;
    const spot = last === null ? null : spotOf(last.spot);
    if (last !== null && spot !== null) announceRemoved(spot, last.amount);
  }

  function takeAll(): void {
    if (phase !== 'idle') return;
    bets.clear();
    write();
    announce(gameTexts.cleared);
  }

  function showLast(): void {
    const shown = rounds.state.history.filter(({ state: of }) => of !== 'void').slice(0, 12);
    const chips = shown.map(({ result }) => make('li', {}, numberChip(result.pocket)));
    byId('last', HTMLElement).replaceChildren(...(chips.length > 0 ? chips : [make('li', {}, gameTexts.lastNone)]));
  }

  async function present(round: Round<Choice, Result>): Promise<void> {
    const pocket = pocketName(round.result.pocket);
    const gain = round.won > round.stake;
    const values = { pocket, amount: money(round.won), balance: money(rounds.state.balance) };
    byId('win', HTMLOutputElement).textContent = money(round.won);
    showSentence(fill(round.won > 0 ? gameTexts.sayWin : gameTexts.sayNone, values), gain ? 'win' : 'plain');
    announce(
      fill(gain ? gameTexts.announceWin : round.won > 0 ? gameTexts.announceReturn : gameTexts.announceNone, values),
    );
    if (!gain) return;
    const tier = tierOf(round.won / round.stake);
    if (tier === null) return sound.win(round.won / round.stake);
    sound.celebrate();
    await celebration.play(tier, round.won, money);
    spinButton.focus({ preventScroll: true });
  }

  const stakeNow = (): Stake => ({ amount: bets.total, lower: null });

  async function spin(): Promise<void> {
    if (celebration.open) return celebration.skip();
    if (phase !== 'idle' || pause.stops()) return;
    if (bets.total === 0) return sayWaiting(gameTexts.empty);
    if (bets.total > rounds.state.balance) return rounds.tooLittle(stakeNow());
    const placed = bets.list();
    const answer = await rounds.play(
      { bets: placed },
      {
        stake: stakeNow,
        sent() {
          enter('spinning');
          table.mark(null);
          wheel.start();
          sound.start();
          showSentence(gameTexts.spinning);
          byId('win', HTMLOutputElement).textContent = '–';
        },
        failed() {
          wheel.place(lastPocket());
          enter('idle');
          rounds.adopt(rounds.state.balance);
        },
      },
    );
    if (answer === null) return;
    const { round, balance, session } = answer;
    await wheel.land(round.result.pocket, sound.press);
    sound.drum();
    enter('showing');
    rounds.adopt(balance, session);
    table.mark(round.result.pocket);
    showLast();
    await present(round);
    if (round.state === 'pending') {
      enter('waiting');
      await rounds.awaitSettling(round);
    }
    played = placed;
    bets.clear();
    enter('idle');
  }

  const lastPocket = (): number | null =>
    rounds.state.history.find(({ state: of }) => of !== 'void')?.result.pocket ?? null;

  spinButton.addEventListener('click', () => void spin());
  undo?.addEventListener('click', takeLast);
  clear?.addEventListener('click', takeAll);
  double?.addEventListener('click', () => lay(bets.list()));
  again?.addEventListener('click', () => lay(played));
  byId('win', HTMLOutputElement).textContent = '–';
  wheel.place(lastPocket());
  showLast();
  enter('idle');
  showSentence(touch ? gameTexts.hint : gameTexts.hintKeys);
  const [last] = rounds.state.history;
  if (rounds.state.settling && last !== undefined) {
    enter('waiting');
    void rounds.awaitSettling(last).then(() => enter('idle'));
  }

  return {
    focus: spinButton,
    key(event, ownKey) {
      if (event.key === 'Backspace') takeLast();
      else if ((event.key === ' ' || event.key === 'Enter') && !ownKey && !event.repeat) void spin();
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
