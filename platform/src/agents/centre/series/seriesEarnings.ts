import { type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import { rebateOf, SERIES } from '@unisite/shared/lottery';

/** A member's stakes of a day on electronic tickets that won or lost, at one series as its maximum. */
export interface SeriesStake {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly ceiling: number;
  readonly staked: Hundredths;
  /** From the root to the member, as of that day. */
  readonly line: readonly MemberId[];
}

/** An agent's earnings from a branch right below it. */
export interface Earning {
  readonly agentId: MemberId;
  readonly currency: string;
  readonly branchId: MemberId;
  /** How far the branch's series is below the agent's, of 2,000. */
  readonly gap: number;
  readonly staked: Hundredths;
  readonly amount: Hundredths;
}

/**
 * The difference in series as the uplines' rebate (specification section 3): each agent of a line gets the amount by
 * which its series exceeds the highest one below it, and none has more than those above. Together they get the
 * difference between the top's series and the player's. `seriesOf`: agents with a series of their own; others have the
 * maximum. In a fixed order.
 */
export function seriesEarnings(
  stakes: readonly SeriesStake[],
  seriesOf: ReadonlyMap<MemberId, number>,
): readonly Earning[] {
  const sums = new Map<string, Omit<Earning, 'amount'>>();
  for (const { memberId, currency, ceiling, staked, line } of stakes) {
    let most: number = SERIES.most;
    const uplines = line.slice(0, -1).map((agentId) => {
      most = Math.min(most, seriesOf.get(agentId) ?? SERIES.most);
      return { agentId, own: most };
    });
    let [below, branchId] = [ceiling, memberId];
    for (const { agentId, own } of uplines.toReversed()) {
      if (own > below) {
        const gap = own - below;
        const key = `${agentId} ${currency} ${branchId} ${gap}`;
        const before = sums.get(key)?.staked ?? hundredthsOf(0);
        sums.set(key, { agentId, currency, branchId, gap, staked: hundredthsOf(before + staked) });
      }
      [below, branchId] = [Math.max(own, below), agentId];
    }
  }
  return [...sums.values()]
    .map((one) => ({ ...one, amount: hundredthsOf(rebateOf(one.staked, 0, one.gap)) }))
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = ({ agentId, branchId, gap }: Omit<Earning, 'amount'>): string =>
  [agentId, branchId, gap].map((part) => String(part).padStart(20, '0')).join(' ');
