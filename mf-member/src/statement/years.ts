import { fromWire, minus, type StatementMonth, sumOf, toWire, type Vnd } from '@unisite/shared/contract';

/** Totals of a period. */
export interface Totals {
  readonly deposited: Vnd;
  readonly withdrawn: Vnd;
  readonly netDeposited: Vnd;
  readonly given: Vnd;
  readonly staked: Vnd;
  readonly won: Vnd;
  readonly net: Vnd;
  readonly bets: number;
}

export interface Year {
  readonly year: string;
  /** Newest first. */
  readonly months: readonly StatementMonth[];
  readonly totals: Totals;
}

/** Totals over months, exact to the hundredth. */
export function totalsOf(months: readonly StatementMonth[]): Totals {
  const sum = (figure: 'deposited' | 'withdrawn' | 'given' | 'staked' | 'won') =>
    sumOf(months.map((month) => fromWire(month[figure])));
  const [deposited, withdrawn, staked, won] = [sum('deposited'), sum('withdrawn'), sum('staked'), sum('won')];
  return {
    deposited: toWire(deposited),
    withdrawn: toWire(withdrawn),
    netDeposited: toWire(minus(deposited, withdrawn)),
    given: toWire(sum('given')),
    staked: toWire(staked),
    won: toWire(won),
    net: toWire(minus(won, staked)),
    bets: months.reduce((bets, month) => bets + month.bets, 0),
  };
}

/** Months grouped by year, newest first. */
export function yearsOf(months: readonly StatementMonth[]): Year[] {
  const years = new Map<string, StatementMonth[]>();
  for (const month of months) {
    const year = month.month.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), month]);
  }
  return [...years].map(([year, of]) => ({ year, months: of, totals: totalsOf(of) }));
}

/** The twelve months that end with the given one. */
export function lastTwelve(months: readonly StatementMonth[], current: string): StatementMonth[] {
  const [year, month] = current.split('-');
  const after = `${Number(year) - 1}-${month}`;
  return months.filter((one) => one.month > after && one.month <= current);
}
