import { seededRandom } from '../random.ts';
import { WalletModel } from './model.ts';
import { planBonus } from './planBonus.ts';
import { nextBet, nextRollback, nextWin, planCall, planRace, planRepeat } from './planCalls.ts';
import { planCash, planFirst } from './planCash.ts';
import { planDrawPlan } from './planDrawPlan.ts';
import type { Planning } from './planning.ts';
import { planProtection } from './planProtection.ts';
import { planSession } from './planSession.ts';
import { planTicket } from './planTicket.ts';
import { planTransfer } from './planTransfer.ts';
import type { Step, WalletPlan } from './step.ts';

/**
 * The given number of steps of one wallet, by the seed alone. Every second wallet's games play from wallets at the
 * vendors.
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
    deposits: [],
    withdrawals: [],
    corrections: [],
    draws: [],
    drawPlans: { last: null, nextDay: 0, tickets: [] },
    pin: { isProved: true },
    transfers: [],
    stopped: [],
    sessions: [
      { caller: 0, ended: true },
      { caller: 0, ended: false },
      { caller: 1, ended: false },
    ],
  };
  const steps: Step[] = [];
  while (steps.length < count) {
    const before = model.bonuses.open.length;
    const step = planNext(planning, steps.length, count);
    if (!step) continue;
    model.bonuses.advance();
    const isLookedAt = before > 0 || model.bonuses.open.length > 0 || step.do === 'giveBonus';
    steps.push(isLookedAt ? { ...step, bonuses: model.bonuses.ends } : step);
  }
  const { statements, roundEnds: rounds, others, transfers } = model;
  const { staked, won } = model.play;
  return { place, single, steps, statements, rounds, counted: { staked, won }, others, transfers };
}

/** The step at this index of the given number; null when the drawn one is not possible now. */
function planNext(planning: Planning, place: number, count: number): Step | null {
  const { model, name } = planning;
  if (model.owes) return collectStep(model);
  // The last one leaves nothing to collect.
  if (place === count - 1) return { do: 'nonce', txs: [name('n'), name('n')] };
  if (place < 2) return planFirst(planning, place === 0 ? 'deposit' : 'payment');
  return planStep(planning);
}

/** The platform collects debts on its own. */
function collectStep(model: WalletModel): Step {
  model.collectDebt();
  return { do: 'collect', main: model.balance('main'), debt: model.debt };
}

/** Null when the drawn step is not possible now. */
function planStep(planning: Planning): Step | null {
  const { random, model, name } = planning;
  if (random.chance(0.01)) return { do: 'nonce', txs: [name('n'), name('n')] };
  if (random.chance(0.015)) return planSession(planning);
  if (random.chance(0.02)) return planProtection(planning);
  const hasBonus = model.bonuses.open.length > 0;
  if (random.chance(0.02)) return planBonus(planning);
  // tickets are settled by the platforms, and would count at an unpredictable time
  if (random.chance(0.06)) return hasBonus ? null : planTicket(planning);
  if (random.chance(0.04)) return hasBonus ? null : planDrawPlan(planning);
  // while a bonus runs, mostly play that reaches it
  const at = hasBonus && random.chance(0.7) ? random.int(36, 99) / 100 : random.next();
  if (at < 0.07) return planCash(planning, 'deposit');
  if (at < 0.19) return planCash(planning, 'withdrawal');
  if (at < 0.22) return planCash(planning, 'correction');
  if (at < 0.33) return model.single ? null : planTransfer(planning);
  if (at < 0.36) return planRace(planning);
  if (at < 0.43) return planRepeat(planning);
  const call = at < 0.7 ? nextBet(planning) : at < 0.9 ? nextWin(planning) : nextRollback(planning);
  return call && planCall(planning, call);
}
