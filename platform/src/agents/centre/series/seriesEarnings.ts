import { type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import { rebateOf, SERIES } from '@unisite/shared/lottery';

/** What a member staked on a day on electronic tickets that were won or lost, at one series that was its most. */
export interface SeriesStake {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly ceiling: number;
  readonly staked: Hundredths;
  /** From the root to the member itself, as it stood that day. */
  readonly line: readonly MemberId[];
}

/** What an agent earns by a branch right below it. */
export interface Earning {
  readonly agentId: MemberId;
  readonly currency: string;
  readonly branchId: MemberId;
  /** Of 2,000: how far the branch's series was below the agent's. */
  readonly gap: number;
  readonly staked: Hundredths;
  readonly amount: Hundredths;
}

/**
 * The difference of series as the uplines' rebate (specification section 3): each agent of a line gets what its series
 * is above the highest one below it, and none has more than those above it. Together they get what the top's series
 * leaves above the player's. `seriesOf`: of agents, those that were given one; others have the most there is. In a
 * stated order.
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
