import { tierOf } from '../../../client/celebration.ts';
import { byId, make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, showSentence } from '../../../client/readouts.ts';
import { createRounds, type Stake } from '../../../client/rounds.ts';
import type { Sprites } from '../../../client/sprites.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { type Choice, engine, type Result } from '../engine/engine.ts';
import { mostOf, mostShots, type QuarryName } from '../engine/fish.ts';
import { bossPlace, greatestOf, quarryAt, quarryNames, type SeaName } from '../engine/seas.ts';
import { createBossPlate } from './bossPlate.ts';
import { createSeaStage } from './seaStage.ts';
import type { Hit } from './shots.ts';
import { gameTexts } from './texts.ts';

/** Milliseconds between the starts of two rounds; slightly above the server's minimum. */
const gather = 1_400;
/** Milliseconds between two shots, and maximum shots in flight. */
const pace = 220;
const mostFlying = 10;
const turn = (4 * Math.PI) / 180;

/** A hit and the multiple of its price that it paid. */
type PaidHit = Hit & { readonly pays: number };

/** Thumbnail of a round: the fish hit, the caught ones bright. */
function picture({ choice, result }: Round<Choice, Result>, assetBase: string): HTMLElement {
  const caught = result.caught.filter((each) => each).length;
  const label = fill(gameTexts.historyShots, { count: choice.shots.length, caught });
  const box = make('div', { class: 'catch', role: 'img', 'aria-label': label });
  const names = quarryNames(choice.sea);
  choice.shots.forEach((kind, index) => {
    const image = `${assetBase}fish/${names[kind] ?? ''}.svg`;
    box.append(
      make('img', { src: image, alt: '', width: '22', height: '22', class: result.caught[index] ? 'caught' : 'gone' }),
    );
  });
  return box;
}

export function createFishing(opened: Opened<Choice, Result>, sea: SeaName, sprites: Sprites<QuarryName>): GameClient {
  const { pause, money, sound, celebration, calm, touch, assetBase, state } = opened;
  const { stakes } = state;
  const canvas = byId('sea', HTMLCanvasElement);
  const fireButton = byId('fire', HTMLButtonElement);
  let cannon = state.stake;
  /** Hits that wait for their round. */
  let pending: Hit[] = [];
  let sending: readonly Hit[] = [];
  let sentAt = 0;
  let firedAt = 0;
  let timer = 0;
  let over = false;
  let stopped = false;
  let toldAim = 0;
  const names = quarryNames(sea);
  const nameOf = (kind: number): string => {
    const name = names[kind];
    return name === undefined ? '' : gameTexts.fish[name];
  };
  /** Maximum multiple that a hit pays, in prices of a shot. */
  const timesOf = (kind: number): number => {
    const quarry = quarryAt(sea, kind);
    return quarry === null ? 0 : mostOf(quarry);
  };
  const bossKind = bossPlace(sea);
  const great = greatestOf(sea);
  const boss = createBossPlate({ name: nameOf(bossKind), great, money, sound });
  const stage = createSeaStage(canvas, {
    sea,
    sprites,
    calm,
    onHits(hits) {
      pending.push(...hits);
      schedule();
    },
    onVisit: boss.show,
  });
  const rounds = createRounds<Choice, Result>({
    opened,
    engine,
    picture: (round) => picture(round, assetBase),
    onBalance: () => write(),
    onOver() {
      over = true;
      fireButton.disabled = true;
    },
  });

  const costOf = (hits: readonly Hit[]): number => hits.reduce((sum, hit) => sum + hit.cannon, 0);
  /** Balance left once all shots have hit. */
  const free = (): number => rounds.state.balance - costOf(pending) - costOf(sending) - stage.flying * cannon;

  function write(): void {
    byId('stake', HTMLOutputElement).textContent = money(cannon);
    fireButton.setAttribute('aria-label', fill(gameTexts.fireLabel, { stake: money(cannon) }));
    fireButton.disabled = over;
    const at = stakes.indexOf(cannon);
    byId('cannon-less', HTMLButtonElement).disabled = at <= 0;
    byId('cannon-more', HTMLButtonElement).disabled = at >= stakes.length - 1;
    stage.setPower(at / Math.max(1, stakes.length - 1));
  }

  function changeCannon(step: number): void {
    const next = stakes[stakes.indexOf(cannon) + step];
    if (next === undefined) return;
    cannon = next;
    sound.press();
    write();
    announce(fill(gameTexts.cannonNow, { stake: money(cannon) }));
  }

  const stakeNow = (): Stake => {
    const lower = stakes.findLast((each) => each < cannon && each <= rounds.state.balance);
    const set = (value: number): void => {
      cannon = value;
      write();
    };
    return { amount: cannon, lower: lower === undefined ? null : () => set(lower) };
  };

  /** The first hit is sent at once; hits during or just after a round wait for the next one. */
  function schedule(): void {
    write();
    if (pending.length === 0 || sending.length > 0 || timer !== 0 || stopped) return;
    timer = window.setTimeout(
      () => {
        timer = 0;
        void send();
      },
      Math.max(0, sentAt + gather - performance.now()),
    );
  }

  /** Discards unsent hits and shots in flight; they cost nothing. */
  function dropShots(): void {
    pending = [];
    stage.clearShots();
  }

  async function send(): Promise<void> {
    const [first] = pending;
    if (first === undefined) return;
    // All shots of a round are of the same cannon.
    sending = pending.filter((hit) => hit.cannon === first.cannon).slice(0, mostShots);
    pending = pending.filter((hit) => !sending.includes(hit));
    const hits = sending;
    const answer = await rounds.play(
      { sea, cannon: first.cannon, shots: hits.map(({ kind }) => kind) },
      {
        stake: stakeNow,
        sent() {
          sentAt = performance.now();
        },
        failed() {
          stopped = true;
          dropShots();
        },
      },
    );
    sending = [];
    stopped = false;
    if (answer !== null) await present(answer.round, hits, answer.balance, answer.session);
    else write();
    schedule();
  }

  const fellsBoss = ({ kind, pays }: PaidHit): boolean => kind === bossKind && pays === great;

  /** A sentence about the outcome of hits. */
  function told(hits: readonly PaidHit[], amount: string): string {
    const caught = hits.filter(({ pays }) => pays > 0);
    const [one] = caught;
    if (one === undefined) return fill(gameTexts.missed, { count: hits.length });
    if (caught.length > 1) return fill(gameTexts.caughtMany, { count: caught.length, amount });
    return fill(one.kind === bossKind ? gameTexts.bossPaid : gameTexts.caughtOne, { fish: nameOf(one.kind), amount });
  }

  async function present(
    round: Round<Choice, Result>,
    hits: readonly Hit[],
    balance: number,
    session: typeof state.session,
  ): Promise<void> {
    rounds.adopt(balance, session);
    write();
    const paid = hits.map((hit, index) => ({ ...hit, pays: round.result.pays?.[index] ?? 0 }));
    const caught = paid.filter(({ pays }) => pays > 0);
    const fell = caught.some(fellsBoss);
    for (const hit of caught) {
      stage.showCatch(hit, `+${money(hit.cannon * hit.pays)}`, hit.kind !== bossKind || fellsBoss(hit));
    }
    boss.count(paid.filter(({ kind }) => kind === bossKind));
    if (fell) stage.endVisit();
    const amount = money(round.won);
    const text = fell ? fill(gameTexts.bossFell, { fish: nameOf(bossKind), amount }) : told(paid, amount);
    if (round.won > 0) byId('win', HTMLOutputElement).textContent = amount;
    showSentence(text, round.won > round.stake ? 'win' : 'plain');
    announce(fill(gameTexts.sayBalance, { text, balance: money(balance) }));
    if (round.state === 'pending') return rounds.awaitSettling(round);
    if (round.won <= round.stake) return;
    const greatest = Math.max(...caught.map(({ pays }) => pays));
    const tier = greatest >= 50 ? tierOf(greatest) : null;
    if (tier === null) return sound.win(greatest / 4);
    sound.celebrate();
    await celebration.play(tier, round.won, money);
    fireButton.focus({ preventScroll: true });
  }

  function fire(): void {
    if (celebration.open) celebration.skip();
    const now = performance.now();
    if (celebration.open || over || stopped || now - firedAt < pace || pause.stops()) return;
    if (free() < cannon) {
      if (stage.flying === 0 && sending.length === 0 && pending.length === 0) void rounds.tooLittle(stakeNow());
      else showSentence(gameTexts.tooDear, 'wait');
      return;
    }
    if (stage.flying >= mostFlying || pending.length >= mostShots) {
      showSentence(gameTexts.reloading, 'wait');
      return;
    }
    firedAt = now;
    sound.stop(0);
    stage.fire(cannon);
  }

  function announceAim(): void {
    window.clearTimeout(toldAim);
    toldAim = window.setTimeout(() => {
      const target = stage.target();
      const fish =
        target === null
          ? gameTexts.aimNothing
          : fill(target.kind === bossKind ? gameTexts.aimBoss : gameTexts.aimFish, {
              fish: nameOf(target.kind),
              times: timesOf(target.kind),
            });
      const degrees = Math.round(Math.abs(stage.angle) * (180 / Math.PI));
      const side = stage.angle < 0 ? gameTexts.left : gameTexts.right;
      announce(fill(degrees === 0 ? gameTexts.aimStraight : gameTexts.aim, { degrees, side, fish }));
    }, 350);
  }

  pause.onStart(() => {
    dropShots();
    write();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse') stage.aimAt(event.clientX, event.clientY);
  });
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.aimAt(event.clientX, event.clientY);
    fire();
  });
  fireButton.addEventListener('click', fire);
  byId('cannon-less', HTMLButtonElement).addEventListener('click', () => changeCannon(-1));
  byId('cannon-more', HTMLButtonElement).addEventListener('click', () => changeCannon(1));
  byId('win', HTMLOutputElement).textContent = '–';
  write();
  showSentence(touch ? gameTexts.hint : gameTexts.hintKeys);
  const [last] = rounds.state.history;
  if (rounds.state.settling && last !== undefined) void rounds.awaitSettling(last);

  return {
    focus: fireButton,
    key(event, ownKey) {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        stage.aim(stage.angle + (event.key === 'ArrowLeft' ? -turn : turn));
        announceAim();
      } else if (event.key === 'ArrowUp') changeCannon(1);
      else if (event.key === 'ArrowDown') changeCannon(-1);
      else if ((event.key === ' ' || event.key === 'Enter') && !ownKey) {
        // One shot per press: key repeat fires no more.
        if (!event.repeat) fire();
      } else return false;
      return true;
    },
    openHistory: rounds.openHistory,
    openFairness: rounds.openFairness,
    refresh() {
      if (sending.length === 0) void rounds.refresh();
    },
  };
}
