import type { Withdrawal, WithdrawalState } from '@unisite/shared/contract/withdrawals';

export interface TimelineStep {
  readonly state: WithdrawalState;
  /** Null: it is still to come. */
  readonly at: string | null;
  /** The state stayed: the bank was asked again, and this is what the member is told. */
  readonly note?: string | undefined;
}

const usualWay: readonly WithdrawalState[] = ['requested', 'approved', 'paid', 'received'];

/** What a withdrawal went through, and what usually follows; nothing follows after the end. */
export function timelineSteps({ history, closedAt }: Pick<Withdrawal, 'history' | 'closedAt'>): TimelineStep[] {
  const past = history.map(({ state, at, note }) => ({ state, at, note }));
  if (closedAt !== null) return past;
  const reached = Math.max(...past.map(({ state }) => usualWay.indexOf(state)), -1);
  return [...past, ...usualWay.slice(reached + 1).map((state) => ({ state, at: null }))];
}
