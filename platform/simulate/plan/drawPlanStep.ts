import type { Balances } from './cashStep.ts';

/** The expected state of a plan over several draws: hundredths. */
export interface DrawPlanEnd {
  readonly state: 'running' | 'finished' | 'won' | 'stopped' | 'ended';
  readonly reason: 'limit' | null;
  readonly bought: number;
  readonly returned: number;
  readonly left: number;
}

/**
 * Acts on a plan over several draws of the wallet's own lottery, one draw a day. `day` identifies a draw, `code` is the
 * expected refusal, `number` has two digits.
 */
export type DrawPlanAct =
  | {
      readonly do: 'placePlan';
      readonly day: number;
      readonly number: string;
      readonly amount: number;
      readonly times: readonly number[];
      readonly stopsOnWin: boolean;
      readonly code: string | null;
    }
  /** The draw of its last ticket is drawn; if the plan continues, the next one opens. */
  | { readonly do: 'drawPlan'; readonly day: number; readonly number: string; readonly opens: boolean }
  | { readonly do: 'stopPlan'; readonly code: string | null };

/** `key` names the plan. `plan`: its state afterwards; null: there is none. */
export type DrawPlanStep = DrawPlanAct & {
  readonly key: string;
  readonly copies: number;
  readonly cut: boolean;
  readonly after: Balances;
  readonly plan: DrawPlanEnd | null;
};
