import { StartupError } from '../../src/foundation/process/startupError.ts';
import { openEnvironment } from '../environment.ts';
import { play, type SimulationOptions } from '../simulation.ts';
import { checkFiles, type Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

interface MutationOptions {
  readonly seed: string;
  /** Those only whose name has this in it. */
  readonly only: string;
  readonly print: (line: string) => void;
}

/** Faults that need no bug: a machine that is too slow or has no room shows them as well. */
const unsteady =
  /no answer in|ended by itself|ended with|operations came out|were not come to|were not sealed|does not come back/;

const sizes = { operations: 3_000, wallets: 12, workers: 2 } as const;

/**
 * Plays a short plan on a sound platform, which has to pass, and on one for each mutation, which have to be found out.
 * Answers whether all of it came so.
 *
 * @throws StartupError where there is no such mutation, or one does not fit what it is to break
 */
export async function runMutations({ seed, only, print }: MutationOptions): Promise<boolean> {
  const chosen = mutations.filter(({ name }) => name.includes(only));
  if (chosen.length === 0) throw new StartupError(`No mutation has "${only}" in its name.`);
  for (const mutation of chosen) await checkFiles(mutation);
  const environment = await openEnvironment();
  const quiet = { environment, print: () => undefined, progress: () => undefined };
  const optionsOf = ({ kills = 0 }: Pick<Mutation, 'kills'>): SimulationOptions => ({ seed, ...sizes, kills });
  let [unnoticed, place] = [0, 0];
  try {
    const [fault] = (await play(optionsOf({ kills: 1 }), { ...quiet, urls: await environment.copy() })).faults;
    if (fault) {
      print(`FAULT without any mutation: ${fault}`);
      return false;
    }
    print('nothing broken: no fault');
    for (const mutation of chosen) {
      place += 1;
      const urls = await environment.copy();
      const { faults, answered, seconds } = await play(optionsOf(mutation), { ...quiet, urls, mutation });
      const shown = faults.find((fault) => (mutation.shows ? mutation.shows.test(fault) : !unsteady.test(fault)));
      const after = `${answered} operations, ${seconds.toFixed(1)} s`;
      print(
        shown
          ? `${place}. ${mutation.name}: noticed after ${after}: ${shortened(shown)}`
          : `${place}. ${mutation.name}: NOT NOTICED in ${after}${faults.map((fault) => `; ${shortened(fault)}`).join('')}`,
      );
      if (!shown) unnoticed += 1;
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

const shortened = (fault: string): string => (fault.length > 160 ? `${fault.slice(0, 160)}…` : fault);
