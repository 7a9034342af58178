/**
 * `npm test`: runs every check, or the named ones with those they need; ends with the slowest parts and the total of
 * passed and failed.
 */
import { api } from './checks/api/api.ts';
import { boundaries } from './checks/boundaries.ts';
import { endToEnd, matrix } from './checks/browser/endToEnd.ts';
import { killSites } from './checks/browser/testSites.ts';
import { budgets } from './checks/budgets/budgets.ts';
import { builds } from './checks/builds.ts';
import { changedFiles } from './checks/changedFiles.ts';
import type { Check, Outcome } from './checks/check.ts';
import { deadCode } from './checks/deadCode.ts';
import { integration, unit } from './checks/jest.ts';
import { lint } from './checks/lint.ts';
import { inOrder } from './checks/order.ts';
import { selectChecks } from './checks/selectChecks.ts';
import { sentences } from './checks/sentences/sentences.ts';
import { sqlBorders } from './checks/sqlBorders/sqlBorders.ts';
import { keepTimes, printSummary, type Stage } from './checks/summary.ts';
import { texts } from './checks/texts/texts.ts';
import { types } from './checks/types.ts';
import { passedHere } from './checks/unchanged/passed.ts';
import { hasChanged, runChanged } from './checks/unchanged/runChanged.ts';
import { killCommands } from './command.ts';
import { onStop } from './onStop.ts';
import { activity, bold, dim, duration, green, print, red } from './terminal.ts';

const checks: readonly Check[] = [
  types,
  api,
  lint,
  boundaries,
  sqlBorders,
  deadCode,
  texts,
  sentences,
  builds,
  budgets,
  unit,
  integration,
  endToEnd,
  matrix,
];

const usage = `npm test                           everything but the matrix
npm test -- matrix                 the same rules in every language, width and fault
npm test -- all                    everything and the matrix
npm test -- unit lint              the checks of these names, and what they need:
                                   ${checks.map(({ name }) => name).join(', ')}
npm test -- --changed              while working: the checks of the whole source, and the tests that have to do with
                                   what is not committed yet; in a browser those about the packages
npm test -- --changed=origin/main  the same, with all that changed since a commit
npm test -- api --write            renews docs/api, the report of what teams outside can import`;

/** Checks that are of little use on an unfinished change; builds run when another check needs them. */
const notForChanges = new Set<Check>([deadCode, builds, budgets]);
/** Number of cores on the machines it runs on. */
const atOnce = 2;

const stages: Stage[] = [];
const broken = new Set<string>();
const total = (of: 'passed' | 'failed') => stages.reduce((all, { outcome }) => all + outcome[of], 0);

/** Last line of every run. */
const printTotal = (more = 0) => print(`tests: ${total('passed')} passed, ${total('failed') + more} failed`);

onStop({
  async stop() {
    killCommands();
    await release();
    printTotal(1); // An interrupted check has not passed.
  },
  kill() {
    killCommands();
    killSites();
  },
});

const words = process.argv.slice(2);
const all = 'all';
const named = words
  .filter((word) => !word.startsWith('-'))
  .flatMap((word) => (word === all ? checks.map(({ name }) => name) : word));
const [, since = 'HEAD'] = /^--changed(?:=(.+))?$/.exec(words.find((word) => word.startsWith('--changed')) ?? '') ?? [];
const isForChanges = words.some((word) => /^--changed(=.+)?$/.test(word));
const isOption = (word: string) => word === '--write' || /^--changed(=.+)?$/.test(word);
const unknown = words.filter((word) => word !== all && !isOption(word) && !checks.some((check) => check.name === word));
if (unknown.length > 0) {
  print(red(`There is nothing named ${unknown.join(', ')}.\n`));
  print(usage);
  printTotal(1);
  process.exit(1);
}

/** During development, what passed with identical inputs is skipped; when everything is requested, it is not. */
const keepsPassed = !process.env.CI && !isForChanges && named.length === 0;
const changed = isForChanges ? await changedFiles(since) : undefined;
const wanted = selectChecks(checks, changed && named.length === 0 ? await concernedBy(changed) : named);
if (words.includes('--write')) for (const check of wanted) await check.write?.();
for (const check of wanted) if (!keepsPassed || hasChanged(check, passedHere)) check.prepare?.();
await inOrder(wanted, atOnce, { runCheck, onResult });
await release();
keepTimes(stages);
printSummary(stages);
print();
printTotal();
process.exit(total('failed') === 0 ? 0 : 1);

/** Names of the checks that a change affects. */
async function concernedBy(files: readonly string[]): Promise<readonly string[]> {
  const concerned = await Promise.all(
    checks.map(async (check) => !notForChanges.has(check) && ((await check.concerns?.(files)) ?? true)),
  );
  return checks.filter((_check, index) => concerned[index]).map(({ name }) => name);
}

async function release(): Promise<void> {
  for (const check of checks) await check.release?.();
}

async function runCheck(check: Check): Promise<Stage> {
  if (check.alone) printName(check);
  const failedBefore = check.needs?.filter((name) => broken.has(name)) ?? [];
  const began = Date.now();
  const outcome = failedBefore.length > 0 ? skipped(failedBefore) : await outcomeOf(check);
  if (outcome.failed > 0) broken.add(check.name);
  return { name: check.name, milliseconds: Date.now() - began, outcome };
}

function onResult(check: Check, stage: Stage): void {
  const { outcome, milliseconds } = stage;
  stages.push(stage);
  if (!check.alone) printName(check);
  if (outcome.failed > 0) print(outcome.report.trim());
  const sign =
    outcome.failed > 0
      ? red(`✗ ${outcome.passed} passed, ${outcome.failed} failed`)
      : green(`✓ ${outcome.passed} passed`);
  print([sign, dim(duration(milliseconds)), outcome.note && dim(outcome.note)].filter(Boolean).join('  '));
}

function printName({ name, about }: Check): void {
  print(`\n${bold(name)} ${dim(`— ${about}`)}`);
}

function skipped(failedBefore: readonly string[]): Outcome {
  return { passed: 0, failed: 1, report: `Not run, because of what failed in ${failedBefore.join(' and ')}.` };
}

async function outcomeOf(check: Check): Promise<Outcome> {
  const line = activity(() => check.name);
  try {
    return await (keepsPassed ? runChanged(check, passedHere) : check.run(changed ? { changed } : {}));
  } catch (failure) {
    return { passed: 0, failed: 1, report: failure instanceof Error ? failure.message : String(failure) };
  } finally {
    line.end();
  }
}
