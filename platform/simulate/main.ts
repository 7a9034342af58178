import { parseArgs } from 'node:util';
import { StartupError } from '../src/foundation/process/startupError.ts';
import { runMutations } from './mutations/runMutations.ts';
import { type Progress, type SimulationOptions, type SimulationReport, simulate } from './simulation.ts';

/**
 * `npm run simulate`, or a smaller run with `-- --seed 7 --operations 10000 --wallets 20 --workers 4 --kills 2`: plays
 * random money movements on real platforms that are killed meanwhile, and checks that none is lost, doubled or wrong.
 * The same seed and sizes give the same plan.
 *
 * `npm run simulate -- --mutations [--only TEXT]`: breaks the platform on purpose, in one way after the other, and
 * requires that each is detected.
 */
const sizes = { operations: 100_000, wallets: 50, workers: 4, kills: 5 };
/** Mutations are always played with the same plan. */
const MUTATIONS_SEED = '61';
const terminal = process.stdout.isTTY === true;
const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);

const readArguments = () =>
  parseArgs({
    options: {
      seed: { type: 'string' },
      operations: { type: 'string' },
      wallets: { type: 'string' },
      workers: { type: 'string' },
      kills: { type: 'string' },
      mutations: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  }).values;

function optionsOf(values: ReturnType<typeof readArguments>): SimulationOptions {
  const size = (name: keyof typeof sizes, least: number) => {
    const said = values[name];
    const number = said === undefined ? sizes[name] : Number(said);
    if (!Number.isInteger(number) || number < least) {
      throw new StartupError(`--${name} is "${said}"; it must be a whole number from ${least}.`);
    }
    return number;
  };
  const options = {
    seed: values.seed ?? String(Date.now()),
    operations: size('operations', 1),
    wallets: size('wallets', 1),
    workers: size('workers', 1),
    kills: size('kills', 0),
  };
  if (options.wallets > options.operations)
    throw new StartupError('There have to be at least as many operations as wallets.');
  return options;
}

const clear = () => terminal && process.stdout.write('\r\x1b[K');
let drawn = 0;

function progress({ answered, of }: Progress): void {
  const now = performance.now();
  if (now - drawn < (terminal ? 200 : 10_000) && answered < of) return;
  drawn = now;
  const line = `${answered} of ${of} operations answered, ${seconds()} s`;
  process.stdout.write(terminal ? `\r${line}\x1b[K` : `${line}\n`);
}

function print(line: string): void {
  clear();
  process.stdout.write(`${line}\n`);
}

function conclude({
  faults,
  answered,
  transfers,
  kills,
  checks,
  tried,
  seconds: took,
  digest,
}: SimulationReport): void {
  print(`plan ${digest}`);
  print(
    `${answered} operations in ${took.toFixed(1)} s (${(answered / took).toFixed(0)} a second), ${transfers} transfers in the ledger`,
  );
  print(
    `killed: platforms ${kills.platform} times, PostgreSQL ${kills.postgres} times; the whole ledger was checked ${checks} times`,
  );
  const again = Object.entries(tried).map(([why, times]) => `${why} ${times}`);
  print(`tried again: ${again.length > 0 ? again.join(', ') : 'nothing'}`);
  for (const fault of faults.slice(0, 20)) print(`FAULT ${fault}`);
  if (faults.length > 20) print(`… and ${faults.length - 20} more`);
  print(
    faults.length === 0 ? 'Every operation is in the ledger as it was answered, once.' : `${faults.length} faults.`,
  );
}

async function playSound(options: SimulationOptions): Promise<boolean> {
  const sized = Object.entries(options).map(([name, value]) => `--${name} ${value}`);
  print(`simulate ${sized.join(' ')}`);
  const report = await simulate(options, { print, progress });
  conclude(report);
  return report.faults.length === 0;
}

const playMutations = ({ seed = MUTATIONS_SEED, only }: ReturnType<typeof readArguments>): Promise<boolean> =>
  runMutations({ seed, only, print });

try {
  const values = readArguments();
  const sound = values.mutations ? await playMutations(values) : await playSound(optionsOf(values));
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  clear();
  process.stderr.write(
    `${error instanceof Error ? (error instanceof StartupError ? error.message : error.stack) : error}\n`,
  );
  process.exitCode = 1;
}
