import type { Withdrawal, WithdrawalState } from '@unisite/shared/contract/withdrawals';

export interface TimelineStep {
  readonly state: WithdrawalState;
  /** Null: still to come. */
  readonly at: string | null;
  /** An unchanged state: the bank was asked again, with this note for the member. */
  readonly note?: string | undefined;
}

const usualStates: readonly WithdrawalState[] = ['requested', 'approved', 'paid', 'received'];

/** A withdrawal's past steps, and those that usually follow; none after the end. */
export function timelineSteps({ history, closedAt }: Pick<Withdrawal, 'history' | 'closedAt'>): TimelineStep[] {
  const past = history.map(({ state, at, note }) => ({ state, at, note }));
  if (closedAt !== null) return past;
  const reached = Math.max(...past.map(({ state }) => usualStates.indexOf(state)), -1);
  return [...past, ...usualStates.slice(reached + 1).map((state) => ({ state, at: null }))];
}
