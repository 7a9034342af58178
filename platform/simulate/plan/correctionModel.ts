import type { Operator } from './cashStep.ts';

/** What one operator asks for and another decides. */
export interface CorrectionModel {
  readonly key: string;
  readonly direction: 'credit' | 'debit';
  readonly amount: number;
  readonly askedBy: Operator;
  state: 'waiting' | 'done' | 'withdrawn' | 'refused';
}
