import { seededRandom } from '../random.ts';
import { WalletModel } from './model.ts';
import { planCash, planTransfer } from './planMoney.ts';
import type { Planning } from './planning.ts';
import type { Step, VendorCall, WalletPlan } from './step.ts';

const NEVER: VendorCall = { kind: 'bet', tx: '', round: '', amount: 0, end: false, of: '', game: 0, odd: null };

/**
 * The steps of one wallet, so many, by the seed alone. Every second wallet's games play from a wallet at the vendor.
 */
export function planWallet(seed: string, place: number, count: number): WalletPlan {
  const single = place % 2 === 0;
  const model = new WalletModel(single);
  let [serial, common] = [0, 0];
  const random = seededRandom(`${seed}/${place}`);
  const name = (what: string) => {
    serial += 1;
    return `${what}-${place}-${serial}`;
  };
  const planning: Planning = {
    random,
    model,
    name,
    transaction(what) {
      if (!random.chance(0.08)) return name(what);
      common += 1;
      return `${what}-common-${common}`;
    },
    holds: [],
    paid: [],
    transfers: [],
    cash: [],
    stopped: [],
  };
  const steps: Step[] = [];
  while (steps.length < count) {
    const step = steps.length === 0 ? planCash(planning, 'deposit') : planStep(planning);
    if (step) steps.push(step);
  }
  const { statements, roundEnds: rounds, fees, feesReturned } = model;
  return { place, single, steps, statements, rounds, fees, feesReturned };
}

/** Null when the drawn step is not possible now. */
function planStep(planning: Planning): Step | null {
  const { random, model, name } = planning;
  if (random.chance(0.01)) return { do: 'nonce', txs: [name('n'), name('n')] };
  const at = random.next();
  if (at < 0.06) return planCash(planning, 'deposit');
  if (at < 0.12) return planCash(planning, 'hold');
  if (at < 0.19) return planCash(planning, random.pick(['release', 'pay', 'pay', 'return']) ?? 'pay');
  if (at < 0.33) return model.single ? null : planTransfer(planning);
  if (at < 0.36) return planRace(planning);
  if (at < 0.43) return planRepeat(planning);
  const call = at < 0.7 ? nextBet(planning) : at < 0.9 ? nextWin(planning) : nextRollback(planning);
  if (!call) return null;
  const comesLate = planning.stopped.indexOf(call.tx);
  if (comesLate >= 0) planning.stopped.splice(comesLate, 1);
  return asked(planning, call, comesLate >= 0 ? model.note(call, null) : model.apply(call));
}

function asked({ random }: Planning, call: VendorCall, answer: Extract<Step, { do: 'call' }>['answer']): Step {
  const copies = random.chance(0.06) ? random.int(2, 6) : 1;
  return { do: 'call', call, answer, copies, cut: copies === 1 && random.chance(0.04) };
}

function nextBet(planning: Planning): VendorCall {
  const { random, model, name, stopped } = planning;
  const balance = model.balance(model.playing);
  const share = random.next();
  const amount =
    share < 0.03
      ? 0
      : share < 0.06
        ? balance
        : share < 0.12
          ? balance + (random.chance(0.4) ? 1 : random.int(1, 50_000))
          : random.int(1, Math.max(1, Math.floor(balance / 4)));
  const open = model.rounds.filter(({ state }) => state === 'open').slice(-6);
  const closed = random.chance(0.03)
    ? random.pick(model.rounds.filter(({ state }) => state === 'settled').slice(-20))
    : undefined;
  const round = closed ?? (random.chance(0.25) ? random.pick(open) : undefined);
  const late = random.chance(0.5) ? random.pick(stopped) : undefined;
  const odd = random.chance(0.06) ? (random.pick(['session', 'ended', 'closed', 'currency'] as const) ?? null) : null;
  const bet = { ...NEVER, kind: 'bet', tx: late ?? planning.transaction('b'), amount, odd } as const;
  if (late) return { ...bet, round: name('r') };
  // The other game has a round of the same number.
  const twin = random.chance(0.06) ? random.pick(model.rounds.slice(-20)) : undefined;
  if (twin) return { ...bet, game: otherGame(twin.game), round: twin.id };
  return round
    ? { ...bet, game: round.game, round: round.id }
    : { ...bet, game: random.chance(0.5) ? 1 : 0, round: name('r') };
}

const otherGame = (game: 0 | 1): 0 | 1 => (game === 0 ? 1 : 0);

function nextWin(planning: Planning): VendorCall | null {
  const { random, model, name } = planning;
  if (random.chance(0.01)) {
    return { ...NEVER, kind: 'win', tx: name('w'), round: name('prize'), amount: random.int(1, 1_000), odd: 'prize' };
  }
  const state = random.chance(0.92) ? 'open' : random.chance(0.5) ? 'settled' : 'cancelled';
  const round = random.pick(model.rounds.filter((one) => one.state === state).slice(-8));
  const id = random.chance(0.02) ? name('nobody') : round?.id;
  if (id === undefined) return null;
  const staked = round?.bets.reduce((sum, { amount }) => sum + amount, 0) ?? 1;
  const amount = random.chance(0.35) ? 0 : random.int(1, Math.max(1, 2 * staked));
  const odd = random.chance(0.02) ? 'currency' : null;
  const played = round?.game ?? 0;
  const game = random.chance(0.03) ? otherGame(played) : played;
  return {
    ...NEVER,
    kind: 'win',
    tx: planning.transaction('w'),
    game,
    round: id,
    amount,
    end: random.chance(0.75),
    odd,
  };
}

function nextRollback({ random, model, name, stopped }: Planning): VendorCall | null {
  const back = (of: string): VendorCall => ({ ...NEVER, kind: 'rollback', tx: name('k'), of });
  const which = random.next();
  if (which < 0.08) {
    const tx = name('b');
    stopped.push(tx);
    return back(tx);
  }
  if (which < 0.14) {
    const refused = random.pick(model.refused.slice(-20));
    return refused ? back(refused.tx) : null;
  }
  const recent = model.rounds.slice(-8);
  const one = random.pick(
    recent.flatMap(({ id, bets, wins }) => (which < 0.75 ? bets : wins).map((of) => ({ ...of, round: id }))),
  );
  if (!one || one.tx === null) return null;
  if (random.chance(0.3)) return back(one.tx);
  const told = { ...back(one.tx), round: one.round, amount: one.amount };
  if (random.chance(0.75)) return told;
  return random.chance(0.5)
    ? { ...told, amount: one.amount + 1, odd: 'amount' }
    : { ...told, round: `${one.round}-other`, odd: 'round' };
}

/** The same call again, long after its answer; or under its id another one, which is a conflict. */
function planRepeat(planning: Planning): Step | null {
  const { random, model } = planning;
  const earlier = random.pick(model.answered.slice(-60));
  // What is not written down is looked at anew each time.
  if (!earlier || earlier.answer.code === 'BET_UNKNOWN') return null;
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
 * Equal bets of one round at once: whichever is first, the ledger reads the same. Of several that fit, those after the
 * first go into one commit.
 */
function planRace({ random, model, name }: Planning): Step | null {
  const balance = model.balance(model.playing);
  if (balance < 10) return null;
  const fits = random.chance(0.5);
  const count = fits ? random.int(2, 5) : 2;
  const amount = fits ? random.int(1, Math.floor(balance / count)) : random.int(Math.floor(balance / 2) + 1, balance);
  const round = name('race');
  const bet = (): VendorCall => ({ ...NEVER, kind: 'bet', tx: name('b'), round, amount });
  const calls = Array.from({ length: count }, bet);
  const txs = calls.map(({ tx }) => tx);
  const answers = model.race(round, amount, txs, fits).map((left, i) => ({
    code: fits || i === 0 ? null : 'INSUFFICIENT_FUNDS',
    balance: left,
  }));
  return { do: 'race', calls, answers };
}
