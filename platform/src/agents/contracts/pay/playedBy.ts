import { type ContractGames, type Hundredths, hundredthsOf, type MemberId, noMoney } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { activeIn, type BranchPlay, branchPlayIn, branchPlayUnder } from '../../figures/index.ts';
import { groupedBy } from '../rules/groupedBy.ts';
import type { Played } from '../rules/payOf.ts';

/** What a statement covers: days of a market and, for hourly and real-time wages, movements under seals. */
export interface Span {
  readonly fromDay: string;
  readonly toDay: string;
  readonly seals: { readonly after: string; readonly to: string; readonly until: Date } | null;
}

export type PlayedBy = (branch: MemberId, games: ContractGames) => Played;

/** Play of these members' branches in a span, by a contract's games. */
export async function playedBy(q: Queryable, branches: readonly MemberId[], span: Span): Promise<PlayedBy> {
  const [rows, active] = span.seals ? await underSeals(q, branches, span.seals) : await inDays(q, branches, span);
  const byBranch = groupedBy(rows, ({ memberId }) => memberId);
  return (branch, games) => {
    const own = byBranch.get(branch) ?? [];
    const all = own.find(({ category }) => category === null);
    const part = games === 'ALL' ? all : own.find(({ category }) => category === games);
    if (!all || !part) return { turnover: noMoney, payout: noMoney, bonus: noMoney, rebate: noMoney, active: 0 };
    return {
      turnover: part.staked,
      payout: part.won,
      bonus: shareOf(all.bonus, part, all),
      rebate: shareOf(all.rebate, part, all),
      active: active.get(branch) ?? 0,
    };
  };
}

/** Bonuses and rebates belong to no game, so they are split by stakes, rounded down. */
const shareOf = (amount: Hundredths, part: BranchPlay, all: BranchPlay): Hundredths => {
  if (part === all) return amount;
  return hundredthsOf(all.staked > 0n && part.staked > 0n ? (amount * part.staked) / all.staked : 0n);
};

type Answer = readonly [readonly BranchPlay[], ReadonlyMap<MemberId, number>];

async function underSeals(
  q: Queryable,
  branches: readonly MemberId[],
  seals: NonNullable<Span['seals']>,
): Promise<Answer> {
  const rows = await branchPlayUnder(q, branches, seals);
  const all = rows.filter(({ category }) => category === null);
  return [rows, new Map(all.map(({ memberId, active }) => [memberId, active]))];
}

async function inDays(q: Queryable, branches: readonly MemberId[], days: Span): Promise<Answer> {
  const rows = await branchPlayIn(q, branches, days);
  const active = new Map<MemberId, number>();
  for (const { memberId, category } of rows)
    if (category === null) active.set(memberId, await activeIn(q, memberId, days));
  return [rows, active];
}
