import { tierOf } from '../../../client/celebration.ts';
import { byId } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, sayWaiting, showSentence } from '../../../client/readouts.ts';
import { createRounds, type Stake } from '../../../client/rounds.ts';
import { createStakes } from '../../../client/stakes.ts';
import { createSteps } from '../../../client/steps.ts';
import type { OpenStep, Round as Played, StepAnswer } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { multiplierAt } from '../engine/curve.ts';
import { type Choice, finished, type Move, type Result, type Round, type View } from '../engine/engine.ts';
import { createAutoField } from './autoField.ts';
import { crashText, roundPicture, showLastFlights } from './lastFlights.ts';
import { createSky } from './sky.ts';
import { gameTexts, timesText } from './texts.ts';

/** `sending`: the stake is being sent. `flying`: it can be cashed out. `cashing`: the cash-out is being sent. */
type Phase = 'idle' | 'sending' | 'flying' | 'cashing' | 'showing' | 'waiting' | 'over';

/** Frame interval with reduced motion, milliseconds. */
const CALM_MS = 250;
/** Multipliers that are announced as they are reached. */
const announced = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000];
/** Minimum pause before the next flight, as the server enforces it, milliseconds. */
const PAUSE_MS = 2_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Open = OpenStep<Choice, Move, View>;

export function createCrash(opened: Opened<Round, Result>): GameClient {
  const { api, pause, money, sound, celebration, calm, touch, state } = opened;
  let phase: Phase = 'idle';
  let flight: { readonly open: Open; readonly begun: number } | null = null;
  const button = byId('spin', HTMLButtonElement);
  const multiplier = byId('multiplier', HTMLElement);
  const sky = createSky(calm);
  const stakes = createStakes({ all: state.stakes, first: state.stake, money }, () => {
    sound.press();
    write();
  });
  const auto = createAutoField(() => write());
  const rounds = createRounds<Round, Result>({
    opened,
    engine: finished,
    picture: roundPicture,
    onBalance: () => write(),
    onOver: () => enter('over'),
  });
  const steps = createSteps<Choice, Move, View, Result>({ api, rounds });

  function write(): void {
    const inFlight = phase === 'flying' || phase === 'cashing';
    document.body.dataset.phase = phase === 'sending' || phase === 'cashing' ? 'waiting' : phase;
    byId('spin-word', HTMLElement).textContent = inFlight ? gameTexts.out : gameTexts.fly;
    if (!inFlight) byId('spin-amount', HTMLElement).dataset.amount = money(stakes.value);
    const field = byId('auto', HTMLInputElement).value.trim();
    const how = field === '' ? gameTexts.autoNone : fill(gameTexts.autoAt, { times: `${field}×` });
    const label = fill(gameTexts.flyLabel, { stake: money(stakes.value), auto: how });
    button.setAttribute('aria-label', inFlight ? gameTexts.outLabel : label);
    button.setAttribute('aria-disabled', String(phase !== 'idle' && phase !== 'flying'));
    button.disabled = phase === 'over';
    stakes.enable(phase === 'idle');
    auto.enable(phase === 'idle');
  }

  const enter = (next: Phase): void => {
    phase = next;
    write();
  };

  const stakeNow = (): Stake => {
    const lower = stakes.atMost(rounds.state.balance);
    return { amount: stakes.value, lower: lower === null ? null : () => stakes.set(lower) };
  };

  /** Draws the flight while it lasts. */
  async function follow(open: Open, begun: number): Promise<void> {
    let reached = 0;
    while (flight?.open.id === open.id) {
      const elapsed = Math.floor(performance.now() - begun);
      const now = Math.min(multiplierAt(elapsed), open.choice.opening.auto ?? Number.POSITIVE_INFINITY);
      multiplier.textContent = timesText(now);
      byId('spin-amount', HTMLElement).dataset.amount = money((open.stake * now) / 100);
      sky.show({ kind: 'flying', elapsed });
      const passed = announced.filter((mark) => mark <= now).length;
      if (passed > reached) announce(fill(gameTexts.reached, { times: timesText(announced[passed - 1] ?? now) }));
      reached = passed;
      if (calm()) await wait(CALM_MS);
      else await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }

  async function fly(open: Open): Promise<void> {
    flight = { open, begun: performance.now() - open.elapsed };
    const target = open.choice.opening.auto;
    document.body.dataset.end = '';
    showSentence(target === null ? gameTexts.flying : fill(gameTexts.flyingAuto, { times: timesText(target) }));
    enter('flying');
    void follow(open, flight.begun);
    const answer = await steps.end(open.id, () => sayWaiting(gameTexts.lost));
    if (answer === null) return enter('over');
    await land(open.id, answer);
  }

  /** Ends the flight, whichever response reports it first. */
  async function land(id: string, { round, balance, session }: StepAnswer<Choice, Move, View, Result>): Promise<void> {
    if (flight?.open.id !== id) return;
    flight = null;
    enter('showing');
    // Another page of the same player may have ended it.
    if (round === null) await rounds.refresh();
    else {
      rounds.adopt(balance, session);
      await present(round);
    }
    enter('idle');
  }

  async function present(round: Played<Round, Result>): Promise<void> {
    const { result, won, stake } = round;
    sky.show({ kind: 'over', ...result });
    multiplier.textContent = result.out === null ? crashText(result) : timesText(result.out);
    document.body.dataset.end = result.out === null ? 'burnt' : 'out';
    byId('win', HTMLOutputElement).textContent = money(won);
    showLastFlights(rounds.state.history);
    const values = {
      crash: crashText(result),
      out: result.out === null ? '' : timesText(result.out),
      amount: money(won),
      balance: money(rounds.state.balance),
    };
    showSentence(fill(won > 0 ? gameTexts.sayWin : gameTexts.sayNone, values), won > 0 ? 'win' : 'plain');
    announce(fill(won > 0 ? gameTexts.announceWin : gameTexts.announceNone, values));
    const tier = tierOf(won / stake);
    if (won === 0) sound.drum();
    else if (tier === null) sound.win(won / stake);
    else {
      sound.celebrate();
      await celebration.play(tier, won, money);
      button.focus({ preventScroll: true });
    }
    if (round.state === 'pending') {
      enter('waiting');
      await rounds.awaitSettling(round);
    } else await wait(PAUSE_MS);
  }

  async function begin(): Promise<void> {
    if (pause.stops()) return;
    const target = auto.read();
    if (target === undefined) return;
    if (stakes.value > rounds.state.balance) return rounds.tooLittle(stakeNow());
    const answer = await steps.begin(
      { stake: stakes.value, auto: target },
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
    rounds.adopt(answer.balance, answer.session);
    if (answer.open !== null) return fly(answer.open);
    if (answer.round === null) return enter('idle');
    enter('showing');
    await present(answer.round);
    enter('idle');
  }

  async function cashOut(): Promise<void> {
    const current = flight;
    if (current === null) return;
    const answer = await steps.move(current.open.id, 'cashOut', {
      stake: () => ({ amount: current.open.stake, lower: null }),
      sent() {
        enter('cashing');
        showSentence(gameTexts.cashing);
      },
      failed() {
        if (flight !== null) enter('flying');
      },
    });
    if (answer !== null) await land(current.open.id, answer);
  }

  /** Resumes a flight that is open on the server. */
  function resume(): void {
    const open = rounds.state.open as Open | null; // A round of this game's page is of this game.
    if (open !== null && flight === null) void fly(open);
  }

  function press(): void {
    if (celebration.open) celebration.skip();
    else if (phase === 'idle') void begin();
    else if (phase === 'flying') void cashOut();
  }

  button.addEventListener('click', press);
  byId('win', HTMLOutputElement).textContent = '–';
  multiplier.textContent = timesText(100);
  sky.show({ kind: 'waiting' });
  showLastFlights(rounds.state.history);
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
      if (event.target instanceof HTMLInputElement) {
        if (event.key !== 'Enter') return false;
        press();
        return true;
      }
      if (event.key === 'ArrowUp' && phase === 'idle') stakes.step(1);
      else if (event.key === 'ArrowDown' && phase === 'idle') stakes.step(-1);
      else if (event.key.toLowerCase() === 'a' && phase === 'idle') auto.focus();
      else if ((event.key === ' ' || event.key === 'Enter') && !ownKey && !event.repeat) press();
      else return false;
      return true;
    },
    openHistory: rounds.openHistory,
    openFairness: rounds.openFairness,
    refresh() {
      if (phase === 'idle') void rounds.refresh().then(resume);
    },
  };
}
