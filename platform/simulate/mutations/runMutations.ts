import { StartupError } from '../../src/foundation/process/startupError.ts';
import { openEnvironment } from '../environment.ts';
import { play, type SimulationOptions } from '../simulation.ts';
import { checkFiles, type Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

interface MutationOptions {
  readonly seed: string;
  /** Only mutations whose name contains this. */
  readonly only: string;
  readonly print: (line: string) => void;
}

/** Faults that also appear without a bug, on a machine that is too slow or full. */
const unsteady =
  /no answer in|ended by itself|ended with|operations came out|were not come to|were not sealed|does not come back/;

const sizes = { wallets: 12, workers: 2 } as const;

/**
 * A mutation is tried with a short plan, then with a longer one: a bug that only a rare act shows may be missed by the
 * first.
 */
const lengths = [3_000, 12_000] as const;

/**
 * Plays a plan on a sound platform, which must pass, and on one for each mutation, which must be detected. Returns
 * whether all of that held.
 *
 * @throws StartupError where there is no such mutation, or one does not apply to the present code
 */
export async function runMutations({ seed, only, print }: MutationOptions): Promise<boolean> {
  const chosen = mutations.filter(({ name }) => name.includes(only));
  if (chosen.length === 0) throw new StartupError(`No mutation has "${only}" in its name.`);
  for (const mutation of chosen) await checkFiles(mutation);
  const environment = await openEnvironment();
  const quiet = { environment, print: () => undefined, progress: () => undefined };
  const optionsOf = (operations: number, kills = 0): SimulationOptions => ({ seed, operations, ...sizes, kills });
  let [unnoticed, place] = [0, 0];
  try {
    const [fault] = (await play(optionsOf(lengths[0], 1), { ...quiet, urls: await environment.copy() })).faults;
    if (fault) {
      print(`FAULT without any mutation: ${fault}`);
      return false;
    }
    print('nothing broken: no fault');
    for (const mutation of chosen) {
      place += 1;
      let isNoticed = false;
      for (const operations of lengths) {
        if (isNoticed) break;
        const urls = await environment.copy();
        const played = await play(optionsOf(operations, mutation.kills), { ...quiet, urls, mutation });
        const shown = played.faults.find((fault) => shows(mutation, fault));
        print(`${place}. ${mutation.name}: ${outcomeOf(played, shown)}`);
        isNoticed = shown !== undefined;
      }
      if (!isNoticed) unnoticed += 1;
    }
  } finally {
    await environment.close();
  }
  print(
    unnoticed === 0
      ? `All ${chosen.length} mutations were noticed.`
      : `${unnoticed} of ${chosen.length} mutations were not noticed.`,
  );
  return unnoticed === 0;
}

const shows = (mutation: Mutation, fault: string): boolean =>
  mutation.shows ? mutation.shows.test(fault) : !unsteady.test(fault);

function outcomeOf({ faults, answered, seconds }: Awaited<ReturnType<typeof play>>, shown: string | undefined): string {
  const after = `${answered} operations, ${seconds.toFixed(1)} s`;
  if (shown !== undefined) return `noticed after ${after}: ${shortened(shown)}`;
  return `NOT NOTICED in ${after}${faults.map((fault) => `; ${shortened(fault)}`).join('')}`;
}

const shortened = (fault: string): string => (fault.length > 160 ? `${fault.slice(0, 160)}…` : fault);
