/** `npm test`: every check in order, or those that are named with what they need; ends with the sum of what passed and failed. */
import { boundaries } from './checks/boundaries.ts';
import { budgets } from './checks/budgets/budgets.ts';
import { builds } from './checks/builds.ts';
import type { Check, Outcome } from './checks/check.ts';
import { chosen } from './checks/chosen.ts';
import { deadCode } from './checks/deadCode.ts';
import { endToEnd, killSites, stopSites } from './checks/endToEnd.ts';
import { integration, unit } from './checks/jest.ts';
import { lint } from './checks/lint.ts';
import { sentences } from './checks/sentences/sentences.ts';
import { tableOwners } from './checks/tableOwners.ts';
import { texts } from './checks/texts/texts.ts';
import { types } from './checks/types.ts';
import { killCommands } from './command.ts';
import { onStop } from './onStop.ts';
import { activity, bold, dim, duration, green, red, say } from './terminal.ts';

const checks: readonly Check[] = [
  types,
  lint,
  boundaries,
  tableOwners,
  deadCode,
  texts,
  sentences,
  builds,
  budgets,
  unit,
  integration,
  endToEnd,
];

const total = { passed: 0, failed: 0 };
const broken = new Set<string>();

/** The last line of every run, whatever happened before it. */
const sayTotal = () => say(`tests: ${total.passed} passed, ${total.failed} failed`);

onStop({
  async stop() {
    killCommands();
    await stopSites();
    total.failed += 1; // What was stopped has not passed.
    sayTotal();
  },
  kill() {
    killCommands();
    killSites();
  },
});

const named = process.argv.slice(2);
const unknown = named.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  say(red(`There is no check named ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}.`));
  total.failed += 1;
} else {
  for (const check of chosen(checks, named)) await perform(check);
}
say();
sayTotal();
process.exit(total.failed === 0 ? 0 : 1);

async function perform(check: Check): Promise<void> {
  say(`\n${bold(check.name)} ${dim(`— ${check.about}`)}`);
  const failedBefore = check.needs?.filter((name) => broken.has(name)) ?? [];
  const began = Date.now();
  const outcome = failedBefore.length > 0 ? notRun(failedBefore) : await outcomeOf(check);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.failed > 0) {
    broken.add(check.name);
    say(outcome.report.trim());
  }
  const sign =
    outcome.failed > 0
      ? red(`✗ ${outcome.passed} passed, ${outcome.failed} failed`)
      : green(`✓ ${outcome.passed} passed`);
  say([sign, dim(duration(Date.now() - began)), outcome.note && dim(outcome.note)].filter(Boolean).join('  '));
}

function notRun(failedBefore: readonly string[]): Outcome {
  return { passed: 0, failed: 1, report: `Not run, because of what failed in ${failedBefore.join(' and ')}.` };
}

async function outcomeOf(check: Check): Promise<Outcome> {
  const line = activity(() => check.name);
  try {
    return await check.run();
  } catch (failure) {
    return { passed: 0, failed: 1, report: failure instanceof Error ? failure.message : String(failure) };
  } finally {
    line.end();
  }
}
