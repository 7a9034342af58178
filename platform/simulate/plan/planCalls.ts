import type { Random } from '../random.ts';
import type { Planning } from './planning.ts';
import { endedSession, liveSession } from './planSession.ts';
import { type Caller, callerOf, type Game, type Step, type VendorCall } from './step.ts';

/** A new call as a step. */
export function planCall(planning: Planning, call: VendorCall): Step {
  return asked(planning, call, planning.model.apply(call));
}

function asked({ random }: Planning, call: VendorCall, answer: Extract<Step, { do: 'call' }>['answer']): Step {
  const copies = random.chance(0.06) ? random.int(2, 6) : 1;
  return { do: 'call', call, answer, copies, cut: copies === 1 && random.chance(0.04) };
}

/** An empty call of the game's own caller. */
function blank(planning: Planning, kind: VendorCall['kind'], game: Game): VendorCall {
  const caller = callerOf(game);
  const session = liveSession(planning, caller);
  return { caller, session, kind, tx: '', round: '', amount: 0, end: false, of: '', game, odd: null };
}

export function nextBet(planning: Planning): VendorCall {
  const { random, name } = planning;
  const late = random.chance(0.06) ? planning.stopped.shift() : undefined;
  if (late) {
    const game = late.caller === 1 ? 2 : random.chance(0.5) ? 1 : 0;
    return { ...blank(planning, 'bet', game), tx: late.tx, round: name('r'), amount: stakeOf(planning, late.caller) };
  }
  const { game, round } = roundOfBet(planning);
  const bet = { ...blank(planning, 'bet', game), round, amount: stakeOf(planning, callerOf(game)) };
  const tx = (caller: Caller) => planning.transaction('b', caller);
  if (!random.chance(0.08)) return { ...bet, tx: tx(bet.caller) };
  const drawn =
    random.pick(['session', 'ended', 'ended', 'closed', 'currency', 'caller', 'callersSession'] as const) ?? 'session';
  // closing an account ends its plan
  const odd = drawn === 'closed' && planning.drawPlans.last?.isRunning ? 'session' : drawn;
  if (odd === 'ended') return { ...bet, odd, tx: tx(bet.caller), session: endedSession(planning, bet.caller) };
  if (odd !== 'caller' && odd !== 'callersSession') return { ...bet, odd, tx: tx(bet.caller) };
  const caller = otherCaller(bet.caller);
  const session = odd === 'caller' ? liveSession(planning, caller) : bet.session;
  return { ...bet, odd, caller, session, tx: tx(caller) };
}

function stakeOf({ random, model }: Planning, caller: Caller): number {
  const balance = model.playable(caller);
  // a bonus is staked last: it takes large stakes to reach it
  const [all, part] = model.bonuses.running ? [0.3, 2] : [0.06, 4];
  const share = random.next();
  if (share < 0.03) return 0;
  if (share < all) return balance;
  if (share < all + 0.06) return balance + (random.chance(0.4) ? 1 : random.int(1, 50_000));
  return random.int(1, Math.max(1, Math.floor(balance / part)));
}

/** An open, new or settled round; or one whose number is also a round of another game. */
function roundOfBet({ random, model, name }: Planning): { game: Game; round: string } {
  const settled = random.chance(0.03)
    ? random.pick(model.rounds.filter(({ state }) => state === 'settled').slice(-20))
    : undefined;
  const open = model.rounds.filter(({ state }) => state === 'open').slice(-6);
  const known = settled ?? (random.chance(0.25) ? random.pick(open) : undefined);
  const twin = random.chance(0.06) ? random.pick(model.rounds.slice(-20)) : undefined;
  if (twin) return { game: anotherGame(random, twin.game), round: twin.id };
  if (known) return { game: known.game, round: known.id };
  return { game: random.chance(0.3) ? 2 : random.chance(0.5) ? 1 : 0, round: name('r') };
}

const anotherGame = (random: Random, game: Game): Game =>
  random.pick(([0, 1, 2] as const).filter((one) => one !== game)) ?? 0;

const otherCaller = (caller: Caller): Caller => (caller === 0 ? 1 : 0);

export function nextWin(planning: Planning): VendorCall | null {
  const { random, model, name } = planning;
  if (random.chance(0.02)) {
    const caller = random.chance(0.5) ? 1 : 0;
    const prize = {
      ...blank(planning, 'win', 0),
      caller,
      session: liveSession(planning, caller),
      odd: 'prize',
    } as const;
    return { ...prize, tx: name('w'), round: name('prize'), amount: random.int(1, 1_000) };
  }
  const state = random.chance(0.92) ? 'open' : random.chance(0.5) ? 'settled' : 'cancelled';
  const round = random.pick(model.rounds.filter((one) => one.state === state).slice(-8));
  const id = random.chance(0.02) ? name('nobody') : round?.id;
  if (id === undefined) return null;
  const staked = round?.bets.reduce((sum, { amount }) => sum + amount, 0) ?? 1;
  const amount = random.chance(0.35) ? 0 : random.int(1, Math.max(1, 2 * staked));
  const played = round?.game ?? 0;
  const game = random.chance(0.03) ? anotherGame(random, played) : played;
  const win = { ...blank(planning, 'win', game), round: id, amount, end: random.chance(0.75) };
  if (random.chance(0.03)) {
    const caller = otherCaller(win.caller);
    return { ...win, odd: 'caller', caller, session: liveSession(planning, caller), tx: name('w') };
  }
  return { ...win, odd: random.chance(0.02) ? 'currency' : null, tx: planning.transaction('w', win.caller) };
}

export function nextRollback(planning: Planning): VendorCall | null {
  const { random, model, name, stopped } = planning;
  const back = (of: string, game: Game): VendorCall => ({ ...blank(planning, 'rollback', game), tx: name('k'), of });
  const which = random.next();
  if (which < 0.08) {
    const tx = name('b');
    const call = back(tx, random.chance(0.3) ? 2 : 0);
    stopped.push({ caller: call.caller, tx });
    return call;
  }
  if (which < 0.14) {
    const refused = random.pick(model.refused.slice(-20));
    return refused ? back(refused.tx, refused.caller === 1 ? 2 : 0) : null;
  }
  const recent = model.rounds.slice(-8);
  const one = random.pick(
    recent.flatMap(({ id, game, bets, wins }) =>
      (which < 0.75 ? bets : wins).map((of) => ({ ...of, game, round: id })),
    ),
  );
  if (!one || one.tx === null) return null;
  const own = back(one.tx, one.game);
  if (random.chance(0.05)) {
    // For the other caller this is no transaction, unless it has one of that number itself.
    const caller = otherCaller(own.caller);
    return { ...own, odd: 'caller', caller, session: liveSession(planning, caller) };
  }
  if (random.chance(0.3)) return own;
  const told = { ...own, round: one.round, amount: one.amount };
  if (random.chance(0.75)) return told;
  return random.chance(0.5)
    ? { ...told, amount: one.amount + 1, odd: 'amount' }
    : { ...told, round: `${one.round}-other`, odd: 'round' };
}

/** An earlier call repeated long after its response; or another one under its id, which is a conflict. */
export function planRepeat(planning: Planning): Step | null {
  const { random, model } = planning;
  const earlier = random.pick(model.answered.slice(-60));
  // Calls that are not recorded are evaluated anew each time.
  if (!earlier || earlier.answer.code === 'BET_UNKNOWN' || earlier.call.odd === 'prize') return null;
  const { call, answer } = earlier;
  if (call.kind === 'rollback' || random.chance(0.7)) return asked(planning, call, answer);
  return {
    do: 'call',
    call: { ...call, amount: call.amount + 1 },
    answer: { code: 'CONFLICT', balance: 0 },
    copies: 1,
    cut: false,
  };
}

/**
 * Concurrent equal bets of one round: the ledger is the same whichever is first. Of several that fit, those after the
 * first go into one commit.
 */
export function planRace(planning: Planning): Step | null {
  const { random, model, name } = planning;
  const balance = model.balance(model.playing(0));
  if (balance < 10) return null;
  // of two that do not both fit, which one is paid by a bonus cannot be predicted
  const fits = model.bonuses.running !== undefined || random.chance(0.5);
  const count = fits ? random.int(2, 5) : 2;
  const amount = fits ? random.int(1, Math.floor(balance / count)) : random.int(Math.floor(balance / 2) + 1, balance);
  // none of them is refused for a limit
  if (amount * count > model.play.room) return null;
  const round = name('race');
  const bet = (): VendorCall => ({ ...blank(planning, 'bet', 0), tx: name('b'), round, amount });
  const calls = Array.from({ length: count }, bet);
  const txs = calls.map(({ tx }) => tx);
  const answers = model.race(round, amount, txs, fits).map((left, i) => ({
    code: fits || i === 0 ? null : 'INSUFFICIENT_FUNDS',
    balance: left,
  }));
  return { do: 'race', calls, answers };
}
