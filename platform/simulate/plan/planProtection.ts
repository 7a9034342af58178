import { nextBet } from './planCalls.ts';
import type { Planning } from './planning.ts';
import type { LimitKind } from './playModel.ts';
import type { Step, VendorCall } from './step.ts';

/** A limit set, raised or removed; or a break, with bets during it. */
export function planProtection(planning: Planning): Step {
  const isBreak = planning.random.chance(0.35);
  // a break ends a plan whenever the platform notices it, which cannot be predicted
  return isBreak && !planning.drawPlans.last?.isRunning ? planBreak(planning) : planLimit(planning);
}

function planLimit({ random, model }: Planning): Step {
  const { play } = model;
  const kind: LimitKind = random.chance(0.5) ? 'stake' : 'loss';
  const before = play.limits[kind];
  const balance = Math.max(model.balance('main'), 100);
  const near = Math.max(0, play.used(kind)) + random.int(0, balance);
  // a higher one awaits its confirmation; now and then the limit is removed
  const value = random.chance(0.3) ? null : random.chance(0.2) && before !== null ? Math.floor(before / 2) : near;
  play.limits[kind] = value;
  return { do: 'limit', kind, before, value };
}

/** Bets that are otherwise acceptable: each is refused during a break. */
function planBreak(planning: Planning): Step {
  const { model, random } = planning;
  model.play.onBreak = true;
  const calls = Array.from({ length: random.int(1, 4) }, () => ordinaryBet(planning));
  const answers = calls.map((call) => model.apply(call));
  model.play.onBreak = false;
  return { do: 'break', calls, answers };
}

function ordinaryBet(planning: Planning): VendorCall {
  for (;;) {
    const call = nextBet(planning);
    if (call.odd === null) return call;
  }
}
