import type { Operator } from './cashStep.ts';

/** A correction requested by one operator and decided by another. */
export interface CorrectionModel {
  readonly key: string;
  readonly direction: 'credit' | 'debit';
  readonly amount: number;
  readonly askedBy: Operator;
  state: 'waiting' | 'done' | 'withdrawn' | 'refused';
}
