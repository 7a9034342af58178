import { seededRandom } from '../random.ts';
import { WalletModel } from './model.ts';
import { nextBet, nextRollback, nextWin, planCall, planRace, planRepeat } from './planCalls.ts';
import { planCash, planTransfer } from './planMoney.ts';
import type { Planning } from './planning.ts';
import { planSession } from './planSession.ts';
import type { Step, WalletPlan } from './step.ts';

/**
 * The steps of one wallet, so many, by the seed alone. Every second wallet's games play from wallets at the vendors.
 */
export function planWallet(seed: string, place: number, count: number): WalletPlan {
  const single = place % 2 === 0;
  const model = new WalletModel(single);
  let serial = 0;
  const common: [number, number] = [0, 0];
  const random = seededRandom(`${seed}/${place}`);
  const name = (what: string) => {
    serial += 1;
    return `${what}-${place}-${serial}`;
  };
  const planning: Planning = {
    random,
    model,
    name,
    transaction(what, caller) {
      if (!random.chance(0.08)) return name(what);
      common[caller] += 1;
      return `${what}-common-${common[caller]}`;
    },
    holds: [],
    paid: [],
    transfers: [],
    cash: [],
    stopped: [],
    sessions: [
      { caller: 0, ended: true },
      { caller: 0, ended: false },
      { caller: 1, ended: false },
    ],
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
  if (random.chance(0.015)) return planSession(planning);
  const at = random.next();
  if (at < 0.06) return planCash(planning, 'deposit');
  if (at < 0.12) return planCash(planning, 'hold');
  if (at < 0.19) return planCash(planning, random.pick(['release', 'pay', 'pay', 'return']) ?? 'pay');
  if (at < 0.33) return model.single ? null : planTransfer(planning);
  if (at < 0.36) return planRace(planning);
  if (at < 0.43) return planRepeat(planning);
  const call = at < 0.7 ? nextBet(planning) : at < 0.9 ? nextWin(planning) : nextRollback(planning);
  return call && planCall(planning, call);
}
