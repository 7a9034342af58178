import { smallCards } from '../../../client/cards.ts';
import { byId, make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, sayWaiting, showSentence } from '../../../client/readouts.ts';
import { createRounds, type Stake } from '../../../client/rounds.ts';
import { createStakes } from '../../../client/stakes.ts';
import { createSteps } from '../../../client/steps.ts';
import type { OpenStep, Round as Played, StepAnswer } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { type Choice, finished, type Move, type Result, type Round, type View } from '../engine/engine.ts';
import { own, type Play } from '../engine/table.ts';
import { createHand } from './hand.ts';
import { showLast } from './lastTable.ts';
import { showPrizes } from './prizeList.ts';
import { prefixOf, saidOf } from './sayings.ts';
import { mayPlay, suggestion } from './suggestion.ts';
import { namesOf, showTable, standingAfter } from './table.ts';
import { gameTexts, placeText } from './texts.ts';

/** `watching`: the others play. `choosing`: the player's turn. */
type Phase = 'idle' | 'sending' | 'watching' | 'choosing' | 'showing' | 'waiting' | 'over';
type Open = OpenStep<Choice, Move, View>;
type Purse = Pick<StepAnswer<Choice, Move, View, Result>, 'balance' | 'session'>;

/** Milliseconds between two plays of the others. */
const PLAY_MS = 650;
/** Minimum pause before the next round, as the server enforces it, milliseconds. */
const PAUSE_MS = 1_200;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createTienlen(opened: Opened<Round, Result>): GameClient {
  const { api, pause, money, sound, calm, touch, state } = opened;
  let phase: Phase = 'idle';
  let open: Open | null = null;
  let shownPlays = 0;
  /** The round whose end was shown last, as several responses may carry it. */
  let endedId = '';
  const button = byId('spin', HTMLButtonElement);
  const [pass, clear, suggest] = ['pass', 'clear', 'suggest'].map((id) => byId(id, HTMLButtonElement));
  const hand = createHand(() => {
    sound.press();
    write();
  });
  const stakes = createStakes({ all: state.stakes, first: state.stake, money }, () => {
    sound.press();
    write();
  });
  const rounds = createRounds<Round, Result>({
    opened,
    engine: finished,
    picture: ({ result }) =>
      make('span', {}, make('b', {}, placeText(result.place)), smallCards(result.hands[own] ?? [])),
    onBalance: () => write(),
    onOver: () => enter('over'),
  });
  const steps = createSteps<Choice, Move, View, Result>({ api, rounds });

  function write(): void {
    const choosing = phase === 'choosing';
    const inRound = open !== null && (choosing || phase === 'watching' || phase === 'sending');
    document.body.dataset.phase = phase === 'sending' || phase === 'watching' ? 'waiting' : phase;
    document.body.toggleAttribute('data-own-turn', choosing);
    byId('spin-word', HTMLElement).textContent = inRound ? gameTexts.put : gameTexts.deal;
    const { chosen } = hand;
    const put = chosen.length === 0 ? gameTexts.putNone : fill(gameTexts.putLabel, { cards: namesOf(chosen) });
    button.setAttribute('aria-label', inRound ? put : fill(gameTexts.dealLabel, { stake: money(stakes.value) }));
    const able = phase === 'idle' || (choosing && open !== null && mayPlay(open.view, chosen));
    button.setAttribute('aria-disabled', String(!able));
    button.disabled = phase === 'over';
    stakes.enable(phase === 'idle');
    hand.enable(choosing);
    if (pass) pass.disabled = !choosing || open?.view.trick === null;
    if (clear) clear.disabled = !choosing || chosen.length === 0;
    if (suggest) suggest.disabled = !choosing;
    showPrizes(open?.stake ?? stakes.value, money);
  }

  const enter = (next: Phase): void => {
    phase = next;
    write();
  };

  const stakeNow = (): Stake => {
    const lower = stakes.atMost(rounds.state.balance);
    return { amount: stakes.value, lower: lower === null ? null : () => stakes.set(lower) };
  };

  /** Shows and announces new plays one after another. */
  async function showPlays(plays: readonly Play[]): Promise<void> {
    const fresh = plays.slice(shownPlays);
    for (const play of fresh) {
      shownPlays += 1;
      const standing = standingAfter(plays.slice(0, shownPlays));
      showTable(standing, play.seat);
      showSentence(saidOf(play));
      if (play.seat === own) continue;
      if (play.cards.length > 0) sound.stop(play.seat);
      if (!calm()) await wait(play.cards.length === 0 ? PLAY_MS / 2 : PLAY_MS);
    }
    shownPlays = plays.length;
  }

  async function showOpen(now: Open): Promise<void> {
    const first = open?.id !== now.id;
    const before = first ? 0 : shownPlays;
    open = now;
    const { view } = now;
    if (first) {
      // Plays from before the page was opened are not animated.
      shownPlays = now.choice.moves.length > 0 ? view.plays.length : 0;
      showTable(standingAfter([]), null);
    }
    hand.show(view.hand);
    enter('watching');
    await showPlays(view.plays);
    if (open?.id !== now.id) return;
    showTable({ ...view, on: view.trick }, null);
    enter('choosing');
    const ask =
      view.plays.length === 0 ? gameTexts.threeFirst : view.trick === null ? gameTexts.yourLead : gameTexts.yourTurn;
    showSentence(ask);
    const said = view.plays
      .slice(before)
      .filter(({ seat }) => seat !== own)
      .map(saidOf);
    announce([...said, ask].join(' '));
  }

  /** `purse`: the balance afterwards, which is shown only after the last play. */
  async function showEnd(round: Played<Round, Result>, purse: Purse | null): Promise<void> {
    const { result, won } = round;
    if (endedId === round.id) return;
    endedId = round.id;
    enter('watching');
    await showPlays(result.plays);
    if (purse !== null) rounds.adopt(purse.balance, purse.session);
    hand.show(showLast(result));
    enter('showing');
    byId('win', HTMLOutputElement).textContent = money(won);
    const values = { place: placeText(result.place), amount: money(won), balance: money(rounds.state.balance) };
    const prefix = prefixOf(round);
    showSentence(
      prefix + fill(won > 0 ? gameTexts.sayEnd : gameTexts.sayNone, values),
      won > round.stake ? 'win' : 'plain',
    );
    announce(prefix + fill(gameTexts.announceEnd, values));
    if (won > round.stake) sound.win(won / round.stake);
    else sound.drum();
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
    if (answer.open === null && answer.round !== null) return showEnd(answer.round, answer);
    rounds.adopt(answer.balance, answer.session);
    if (answer.open === null) enter('idle');
    else await begin(answer.open);
  }

  /** A hand that wins as dealt ends the round immediately. */
  async function begin(now: Open): Promise<void> {
    const { id } = now;
    await showOpen(now);
    const answer = await steps.end(id, () => {});
    if (answer?.round == null || open?.id !== id) return;
    await showEnd(answer.round, answer);
  }

  async function put(cards: readonly number[]): Promise<void> {
    if (open === null) return;
    const { id, stake } = open;
    const answer = await steps.move(
      id,
      { cards },
      {
        stake: () => ({ amount: stake, lower: null }),
        sent() {
          enter('sending');
          showSentence(gameTexts.sending);
        },
        failed: () => enter('choosing'),
      },
    );
    if (answer === null) return resume();
    if (answer.open === null && answer.round !== null) return showEnd(answer.round, answer);
    rounds.adopt(answer.balance, answer.session);
    if (answer.open !== null) await showOpen(answer.open);
  }

  /** Resumes the round that is open on the server; one that is not open there is over. */
  function resume(): void {
    const known = rounds.state.open as Open | null; // A round of this game's page is of this game.
    if (known !== null) {
      if (known.id !== open?.id) void begin(known);
      else if (known.view.plays.length !== open.view.plays.length) void showOpen(known);
      return;
    }
    if (open === null) return;
    const over = rounds.state.history.find(({ id }) => id === open?.id);
    if (over !== undefined) return void showEnd(over, null);
    open = null;
    enter('idle');
  }

  function press(): void {
    if (phase === 'idle') return void deal();
    if (phase !== 'choosing' || open === null) return;
    if (mayPlay(open.view, hand.chosen)) void put(hand.chosen);
    else sayWaiting(hand.chosen.length === 0 ? gameTexts.putNone : gameTexts.cannot);
  }

  function passTurn(): void {
    if (phase === 'choosing' && open !== null && open.view.trick !== null) void put([]);
  }

  function showSuggestion(): void {
    if (phase !== 'choosing' || open === null) return;
    const cards = suggestion(open.view);
    if (cards.length > 0) {
      hand.choose(cards);
      announce(namesOf(cards));
    } else sayWaiting(gameTexts.noneHigher);
  }

  button.addEventListener('click', press);
  pass?.addEventListener('click', passTurn);
  clear?.addEventListener('click', () => hand.choose([]));
  suggest?.addEventListener('click', showSuggestion);
  byId('win', HTMLOutputElement).textContent = '–';
  hand.show([]);
  showTable(standingAfter([]), null);
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
      const letter = event.key.toLowerCase();
      if (letter === 'p') passTurn();
      else if (letter === 'g') showSuggestion();
      else if (event.key === 'Backspace' && phase === 'choosing') hand.choose([]);
      else if (event.key === 'ArrowUp' && phase === 'idle') stakes.step(1);
      else if (event.key === 'ArrowDown' && phase === 'idle') stakes.step(-1);
      else if ((event.key === ' ' || event.key === 'Enter') && !ownKey && !event.repeat) press();
      else return false;
      return true;
    },
    openHistory: rounds.openHistory,
    openFairness: rounds.openFairness,
    refresh() {
      if (phase === 'idle' || phase === 'choosing') void rounds.refresh().then(resume);
    },
  };
}
