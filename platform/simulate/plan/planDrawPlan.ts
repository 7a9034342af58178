import { DrawPlanModel } from './drawPlanModel.ts';
import type { DrawPlanAct, DrawPlanStep } from './drawPlanStep.ts';
import type { Planning } from './planning.ts';

const NUMBERS = ['07', '16', '86'] as const;
const MOST_DRAWS = 5;

/** Places a plan over several draws, draws its next draw, or stops it; one runs at a time. */
export function planDrawPlan(planning: Planning): DrawPlanStep {
  const { random, drawPlans } = planning;
  const running = drawPlans.last;
  if (!running?.isRunning) return running && random.chance(0.1) ? stop(planning, running) : place(planning);
  if (random.chance(0.15)) return stop(planning, running);
  const number = random.pick(NUMBERS) ?? NUMBERS[0];
  const { day } = running;
  const opens = running.draw(number, drawPlans.tickets);
  drawPlans.tickets = [];
  drawPlans.nextDay = day + 1;
  return stepOf(planning, running, { do: 'drawPlan', day, number, opens });
}

function place(planning: Planning): DrawPlanStep {
  const { random, model, name, drawPlans } = planning;
  const times = Array.from({ length: random.int(1, MOST_DRAWS) }, () => random.int(1, 5));
  const share = Math.floor(model.balance('main') / times.reduce((sum, own) => sum + own, 0));
  const amount = Math.max(1, random.chance(0.1) ? share + 1 : random.int(1, Math.max(2, Math.floor(share / 3))));
  const terms = {
    key: name('plan'),
    day: drawPlans.nextDay,
    amount,
    times,
    stopsOnWin: random.chance(0.7),
    number: random.pick(NUMBERS) ?? NUMBERS[0],
  };
  const plan = new DrawPlanModel(model, terms);
  const code = plan.place();
  if (code === null) drawPlans.last = plan;
  const { key: _, ...act } = terms;
  return stepOf(planning, plan, { do: 'placePlan', ...act, code });
}

function stop(planning: Planning, plan: DrawPlanModel): DrawPlanStep {
  const code = plan.stop();
  if (code === null) planning.drawPlans.tickets = [...planning.drawPlans.tickets, plan.ticket];
  return stepOf(planning, plan, { do: 'stopPlan', code });
}

function stepOf({ random, model }: Planning, plan: DrawPlanModel, act: DrawPlanAct): DrawPlanStep {
  const copies = act.do !== 'drawPlan' && random.chance(0.25) ? random.int(2, 4) : 1;
  const cut = copies === 1 && random.chance(0.1);
  const isCollected = model.owes;
  const after = {
    main: isCollected ? null : model.balance('main'),
    hold: model.balance('hold'),
    debt: isCollected ? null : model.debt,
  };
  const isThere = act.do !== 'placePlan' || act.code === null;
  return { ...act, key: plan.terms.key, copies, cut, after, plan: isThere ? plan.end : null };
}
