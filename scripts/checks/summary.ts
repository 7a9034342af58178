import { bold, dim, duration, print, red } from '../terminal.ts';
import type { Outcome, TimedTest } from './check.ts';

export interface Stage {
  name: string;
  milliseconds: number;
  outcome: Outcome;
}

const slowest = 10;

/** The tests that took longest, of all stages. */
export const slowestOf = (stages: readonly Pick<Stage, 'outcome'>[]): readonly TimedTest[] =>
  stages
    .flatMap(({ outcome }) => outcome.tests ?? [])
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, slowest);

/** Prints the slowest tests, then the time of each stage. */
export function printSummary(stages: readonly Stage[]): void {
  const tests = slowestOf(stages);
  if (tests.length > 0) {
    print(`\n${bold('the slowest tests')}`);
    for (const { name, milliseconds } of tests) print(`${duration(milliseconds).padStart(12)}  ${name}`);
  }
  if (stages.length < 2) return;
  print(`\n${bold('stages')}`);
  const width = Math.max(...stages.map(({ name }) => name.length));
  for (const { name, milliseconds, outcome } of stages) {
    const failed = outcome.failed > 0 ? red(`, ${outcome.failed} failed`) : '';
    const count = `${outcome.passed} passed`;
    print(`  ${name.padEnd(width)}  ${duration(milliseconds).padStart(12)}  ${dim(count)}${failed}`);
  }
}
