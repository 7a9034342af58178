import { bold, dim, duration, red, say } from '../terminal.ts';
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

/** Says what took how long: the slowest tests, then every stage. */
export function saySummary(stages: readonly Stage[]): void {
  const tests = slowestOf(stages);
  if (tests.length > 0) {
    say(`\n${bold('the slowest tests')}`);
    for (const { name, milliseconds } of tests) say(`${duration(milliseconds).padStart(12)}  ${name}`);
  }
  if (stages.length < 2) return;
  say(`\n${bold('stages')}`);
  const width = Math.max(...stages.map(({ name }) => name.length));
  for (const { name, milliseconds, outcome } of stages) {
    const failed = outcome.failed > 0 ? red(`, ${outcome.failed} failed`) : '';
    const count = `${outcome.passed} passed`;
    say(`  ${name.padEnd(width)}  ${duration(milliseconds).padStart(12)}  ${dim(count)}${failed}`);
  }
}
