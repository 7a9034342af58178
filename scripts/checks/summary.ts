import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bold, dim, duration, print, red } from '../terminal.ts';
import { root } from '../workspace.ts';
import type { Outcome, TimedFile } from './check.ts';

export interface Stage {
  name: string;
  milliseconds: number;
  outcome: Outcome;
}

const slowest = 10;

/** A stage's slowest test files. */
export const slowestOf = ({ files = [] }: Pick<Outcome, 'files'>): readonly TimedFile[] =>
  files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, slowest);

/** Lines of each failure that the summary repeats. */
const linesOfFailure = 6;

/** A stage's failed tests, each with the first lines of its failure. */
export const failuresOf = ({ files = [] }: Pick<Outcome, 'files'>): readonly string[] =>
  files.flatMap(({ file, tests }) =>
    tests.flatMap(({ title, failure }) => {
      if (failure === undefined) return [];
      const lines = stripVTControlCharacters(failure)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [[`${file}: ${title}`, ...lines.slice(0, linesOfFailure).map((line) => `  ${line}`)].join('\n')];
    }),
  );

/** Prints each stage's slowest files and duration, and repeats the failures. */
export function printSummary(stages: readonly Stage[]): void {
  for (const { name, outcome } of stages) {
    const files = slowestOf(outcome);
    if (files.length === 0) continue;
    print(`\n${bold(`the slowest of ${name}`)}`);
    for (const { file, milliseconds, tests } of files)
      print(`${duration(milliseconds).padStart(12)}  ${file} ${dim(`${tests.length} tests`)}`);
  }
  if (stages.length < 2) return;
  print(`\n${bold('stages')}`);
  const width = Math.max(...stages.map(({ name }) => name.length));
  for (const { name, milliseconds, outcome } of stages) {
    const failed = outcome.failed > 0 ? red(`, ${outcome.failed} failed`) : '';
    const count = `${outcome.passed} passed`;
    print(`  ${name.padEnd(width)}  ${duration(milliseconds).padStart(12)}  ${dim(count)}${failed}`);
  }
  for (const { name, outcome } of stages) {
    for (const failure of failuresOf(outcome)) print(`\n${red(`failed in ${name}`)} ${failure}`);
  }
}

/** Folder of the last run's durations, one file per stage: `.cache/times/e2e.json`. */
const times = path.join(root, '.cache', 'times');

/** Stores the durations of each stage, file and test. */
export function keepTimes(stages: readonly Stage[]): void {
  mkdirSync(times, { recursive: true });
  for (const { name, milliseconds, outcome } of stages) {
    const { passed, failed, files = [] } = outcome;
    writeFileSync(
      path.join(times, `${name}.json`),
      `${JSON.stringify({ name, milliseconds, passed, failed, files }, null, 1)}\n`,
    );
  }
}
