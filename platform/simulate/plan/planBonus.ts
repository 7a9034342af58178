import type { BonusStep } from './bonusStep.ts';
import type { Planning } from './planning.ts';

const AT_ONCE = 2;

/** A bonus granted by operators, possibly while one runs, or one forfeited. */
export function planBonus(planning: Planning): BonusStep | null {
  const { random, model } = planning;
  const { open } = model.bonuses;
  if (open.length === 0 || (open.length < AT_ONCE && random.chance(0.3))) return give(planning);
  // most are left to be played
  if (random.chance(0.6)) return null;
  const bonus = random.chance(0.8) ? random.pick(open) : random.pick(model.bonuses.all.slice(-3));
  if (!bonus) return null;
  const copies = random.chance(0.3) ? random.int(2, 4) : 1;
  const cut = copies === 1 && random.chance(0.2);
  return { do: 'giveUpBonus', key: bonus.key, code: model.bonuses.giveUp(bonus.key), copies, cut };
}

function give({ random, model, name }: Planning): BonusStep {
  const key = name('bonus');
  const amount = random.int(1, Math.max(1_000, model.balance('main')));
  // the lower, the sooner it is released; 0: paid at once
  const times = random.pick([0, 1, 2, 3, 5] as const) ?? 1;
  model.bonuses.give(key, amount, times);
  return { do: 'giveBonus', key, amount, times, copies: random.chance(0.3) ? random.int(2, 4) : 1 };
}
