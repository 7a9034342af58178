import type { Step } from '../plan/step.ts';
import { bonusesDiffer, bonusStep } from './bonusStep.ts';
import { callStep, nonceStep, raceStep } from './callStep.ts';
import { cashStep, collectStep } from './cashStep.ts';
import { drawPlanStep } from './drawPlanStep.ts';
import { breakStep, limitStep } from './protectionStep.ts';
import { endSessionStep, openSessionStep } from './sessionStep.ts';
import type { StepContext } from './stepContext.ts';
import { ticketStep } from './ticketStep.ts';
import { transferStep } from './transferStep.ts';

/** Performs one step. Returns how it differs from the model, or null if it does not. */
export async function performStep(step: Step, context: StepContext): Promise<string | null> {
  const wrong = await act(step, context);
  return wrong ?? (step.bonuses ? bonusesDiffer(step.bonuses, context) : null);
}

function act(step: Step, context: StepContext): Promise<string | null> {
  switch (step.do) {
    case 'call':
      return callStep(step, context);
    case 'nonce':
      return nonceStep(step, context);
    case 'race':
      return raceStep(step, context);
    case 'openSession':
      return openSessionStep(step, context);
    case 'endSession':
      return endSessionStep(step, context);
    case 'transfer':
    case 'transferStatus':
    case 'allOut':
      return transferStep(step, context);
    case 'limit':
      return limitStep(step, context);
    case 'break':
      return breakStep(step, context);
    case 'collect':
      return collectStep(step, context);
    case 'openDraw':
    case 'buyTicket':
    case 'cancelTicket':
    case 'drawResult':
    case 'voidDraw':
      return ticketStep(step, context);
    case 'placePlan':
    case 'drawPlan':
    case 'stopPlan':
      return drawPlanStep(step, context);
    case 'giveBonus':
    case 'giveUpBonus':
      return bonusStep(step, context);
    default:
      return cashStep(step, context);
  }
}
