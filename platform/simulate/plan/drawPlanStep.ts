import type { Balances } from './cashStep.ts';

/** A plan over several draws as it has to stand: hundredths. */
export interface DrawPlanEnd {
  readonly state: 'running' | 'finished' | 'won' | 'stopped' | 'ended';
  readonly reason: 'limit' | null;
  readonly bought: number;
  readonly returned: number;
  readonly left: number;
}

/**
 * What is done with a plan over several draws of a lottery that is the wallet's own, one draw a day. `day` names a
 * draw, `code` is what it is refused with, `number` two digits.
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
  /** The draw of its last ticket comes out; where it goes on, the next one opens. */
  | { readonly do: 'drawPlan'; readonly day: number; readonly number: string; readonly opens: boolean }
  | { readonly do: 'stopPlan'; readonly code: string | null };

/** `key` names the plan. `plan`: how it stands afterwards; null: there is none. */
export type DrawPlanStep = DrawPlanAct & {
  readonly key: string;
  readonly copies: number;
  readonly cut: boolean;
  readonly after: Balances;
  readonly plan: DrawPlanEnd | null;
};
