import { type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Earning } from './seriesEarnings.ts';

/** A statement line; one for an earlier day corrects what was computed then. */
export interface StatementLine {
  readonly forDay: string;
  readonly branchId: MemberId;
  readonly gap: number;
  readonly staked: Hundredths;
  readonly amount: Hundredths;
}

const keyOf = ({ forDay, branchId, gap }: Pick<StatementLine, 'forDay' | 'branchId' | 'gap'>): string =>
  `${forDay} ${branchId} ${gap}`;

/** Lines that bring earlier statements up to what the agent earned; none where they agree. */
export function linesToState(
  earned: ReadonlyMap<string, readonly Pick<Earning, 'branchId' | 'gap' | 'staked' | 'amount'>[]>,
  stated: readonly StatementLine[],
): StatementLine[] {
  const left = new Map<string, StatementLine>();
  const add = (line: StatementLine, times: 1n | -1n) => {
    const before = left.get(keyOf(line));
    left.set(keyOf(line), {
      ...line,
      staked: hundredthsOf((before?.staked ?? 0n) + times * line.staked),
      amount: hundredthsOf((before?.amount ?? 0n) + times * line.amount),
    });
  };
  for (const [forDay, earnings] of earned) for (const one of earnings) add({ ...one, forDay }, 1n);
  for (const line of stated) add(line, -1n);
  return [...left.values()]
    .filter(({ staked, amount }) => staked !== 0n || amount !== 0n)
    .toSorted((a, b) => a.forDay.localeCompare(b.forDay) || keyOf(a).localeCompare(keyOf(b)));
}
