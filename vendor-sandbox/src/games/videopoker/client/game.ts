import { cardName, smallCards } from '../../../client/cards.ts';
import { tierOf } from '../../../client/celebration.ts';
import { byId } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, showSentence } from '../../../client/readouts.ts';
import { createRounds, type Stake } from '../../../client/rounds.ts';
import { createStakes } from '../../../client/stakes.ts';
import { createSteps } from '../../../client/steps.ts';
import type { OpenStep, Round as Played } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { type Choice, finished, type Move, type Result, type Round, type View } from '../engine/engine.ts';
import { type HandName, handOf } from '../engine/hands.ts';
import { createHand } from './hand.ts';
import { showPays } from './pays.ts';
import { gameTexts } from './texts.ts';

/** `holding`: dealt cards wait for the holds. `sending`: a call is in progress. */
type Phase = 'idle' | 'sending' | 'holding' | 'showing' | 'waiting' | 'over';
type Open = OpenStep<Choice, Move, View>;

/** Minimum pause before the next hand, as the server enforces it, milliseconds. */
const PAUSE_MS = 900;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const namesOf = (cards: readonly number[]): string => cards.map(cardName).join(', ');
const handText = (hand: HandName | null): string => (hand === null ? '' : gameTexts.hands[hand]);

export function createVideopoker(opened: Opened<Round, Result>): GameClient {
  const { api, pause, money, sound, celebration, touch, state } = opened;
  let phase: Phase = 'idle';
  let open: Open | null = null;
  let made: HandName | null = null;
  const button = byId('spin', HTMLButtonElement);
  const [holdAll, holdNone] = ['hold-all', 'hold-none'].map((id) => byId(id, HTMLButtonElement));
  const hand = createHand((card, held) => {
    sound.press();
    announce(fill(held ? gameTexts.heldNow : gameTexts.freeNow, { card: cardName(card) }));
    write();
  });
  const stakes = createStakes({ all: state.stakes, first: state.stake, money }, () => {
    sound.press();
    write();
  });
  const rounds = createRounds<Round, Result>({
    opened,
    engine: finished,
    picture: ({ result }) => smallCards(result.cards),
    onBalance: () => write(),
    onOver: () => enter('over'),
  });
  const steps = createSteps<Choice, Move, View, Result>({ api, rounds });

  function write(): void {
    const holding = phase === 'holding';
    document.body.dataset.phase = phase === 'sending' ? 'waiting' : phase;
    const held = hand.held.length;
    const stake = money(stakes.value);
    byId('spin-word', HTMLElement).textContent = holding ? gameTexts.draw : gameTexts.deal;
    const label = holding ? fill(gameTexts.drawLabel, { count: 5 - held, held }) : fill(gameTexts.dealLabel, { stake });
    button.setAttribute('aria-label', label);
    button.setAttribute('aria-disabled', String(phase !== 'idle' && !holding));
    button.disabled = phase === 'over';
    stakes.enable(phase === 'idle');
    hand.enable(holding);
    if (holdAll) holdAll.disabled = !holding;
    if (holdNone) holdNone.disabled = !holding || held === 0;
    showPays(open?.stake ?? stakes.value, made, money);
  }

  const enter = (next: Phase): void => {
    phase = next;
    write();
  };

  const stakeNow = (): Stake => {
    const lower = stakes.atMost(rounds.state.balance);
    return { amount: stakes.value, lower: lower === null ? null : () => stakes.set(lower) };
  };

  /** Shows a hand that waits for its holds. */
  function showDealt(dealt: Open): void {
    open = dealt;
    const { cards } = dealt.view;
    made = handOf(cards);
    hand.hold([]);
    hand.show(cards, () => true);
    enter('holding');
    showSentence(made === null ? gameTexts.choose : fill(gameTexts.chooseMade, { hand: handText(made) }));
    const has = made === null ? '' : fill(gameTexts.made, { hand: handText(made) });
    announce(fill(gameTexts.announceDealt, { cards: namesOf(cards), made: has }));
  }

  async function showDrawn(round: Played<Round, Result>): Promise<void> {
    const { result, won, stake, choice } = round;
    hand.hold(result.hold);
    hand.show(result.cards, (place) => !result.hold.includes(place));
    made = result.hand;
    enter('showing');
    byId('win', HTMLOutputElement).textContent = money(won);
    const values = {
      cards: namesOf(result.cards),
      hand: handText(result.hand),
      amount: money(won),
      balance: money(rounds.state.balance),
    };
    const timeUp = choice.moves.at(-1)?.move === null ? `${gameTexts.timeUp} ` : '';
    const say = won > stake ? gameTexts.sayWin : won > 0 ? gameTexts.sayReturn : gameTexts.sayNone;
    showSentence(timeUp + fill(say, values), won > stake ? 'win' : 'plain');
    announce(timeUp + fill(won > 0 ? gameTexts.announceWin : gameTexts.announceNone, values));
    const tier = tierOf(won / stake);
    if (tier !== null) {
      sound.celebrate();
      await celebration.play(tier, won, money);
      button.focus({ preventScroll: true });
    } else if (won > 0) sound.win(won / stake);
    if (round.state === 'pending') {
      enter('waiting');
      await rounds.awaitSettling(round);
    } else await wait(PAUSE_MS);
    open = null;
    enter('idle');
  }

  async function deal(): Promise<void> {
    if (pause.stops()) return;
    if (stakes.value > rounds.state.balance) return rounds.tooLittle(stakeNow());
    const answer = await steps.begin(
      { stake: stakes.value },
      {
        stake: stakeNow,
        sent() {
          made = null;
          hand.hold([]);
          hand.show(null, () => false);
          enter('sending');
          sound.start();
          showSentence(gameTexts.taking);
          byId('win', HTMLOutputElement).textContent = '–';
        },
        failed() {
          enter('idle');
          rounds.adopt(rounds.state.balance);
        },
      },
    );
    if (answer === null) return resume();
    rounds.adopt(answer.balance, answer.session);
    if (answer.open !== null) showDealt(answer.open);
  }

  async function draw(): Promise<void> {
    if (open === null) return;
    const { id, stake } = open;
    const answer = await steps.move(
      id,
      { hold: hand.held },
      {
        stake: () => ({ amount: stake, lower: null }),
        sent() {
          enter('sending');
          showSentence(gameTexts.drawing);
        },
        failed: () => enter('holding'),
      },
    );
    if (answer === null) return resume();
    rounds.adopt(answer.balance, answer.session);
    sound.drum();
    if (answer.round !== null) await showDrawn(answer.round);
  }

  /** Resumes the hand that is open on the server; one that is not open there is over. */
  function resume(): void {
    const known = rounds.state.open as Open | null; // A round of this game's page is of this game.
    if (known !== null) {
      if (known.id !== open?.id) showDealt(known);
      return;
    }
    if (open === null) return;
    const over = rounds.state.history.find(({ id }) => id === open?.id);
    if (over !== undefined) void showDrawn(over);
    else {
      open = null;
      enter('idle');
    }
  }

  function press(): void {
    if (celebration.open) celebration.skip();
    else if (phase === 'idle') void deal();
    else if (phase === 'holding') void draw();
  }

  function holdPlaces(places: readonly number[]): void {
    hand.hold(places);
    sound.press();
    write();
  }

  button.addEventListener('click', press);
  holdAll?.addEventListener('click', () => holdPlaces([0, 1, 2, 3, 4]));
  holdNone?.addEventListener('click', () => holdPlaces([]));
  byId('win', HTMLOutputElement).textContent = '–';
  hand.show(null, () => false);
  enter('idle');
  showSentence(touch ? gameTexts.hint : gameTexts.hintKeys);
  const [last] = rounds.state.history;
  if (rounds.state.settling && last !== undefined) {
    enter('waiting');
    void rounds.awaitSettling(last).then(() => enter('idle'));
  } else resume();

  return {
    focus: button,
    key(event, ownKey) {
      const place = ['1', '2', '3', '4', '5'].indexOf(event.key);
      if (place >= 0 && phase === 'holding' && !event.repeat) hand.toggle(place);
      else if (event.key === 'ArrowUp' && phase === 'idle') stakes.step(1);
      else if (event.key === 'ArrowDown' && phase === 'idle') stakes.step(-1);
      else if ((event.key === ' ' || event.key === 'Enter') && !ownKey && !event.repeat) press();
      else return false;
      return true;
    },
    openHistory: rounds.openHistory,
    openFairness: rounds.openFairness,
    refresh() {
      if (phase === 'idle' || phase === 'holding') void rounds.refresh().then(resume);
    },
  };
}
