import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { array, type Infer, int, nullable, object, record, safeParse, string } from '@unisite/shared/schema';
import { replaceFile } from '../files/replaceFile.ts';
import { lotsOf, type PoolTerms, shareOneIn } from './rules.ts';

const claim = object({ roundId: string(), gameId: string(), playerId: string() });
/** A round that won the pool, until it is known whether its stake was taken. */
export type Claim = Infer<typeof claim>;

const poolState = object({
  /** Balance; `shareOneIn` units are a hundredth, so that the share of every stake is a whole number. */
  units: int(),
  taken: array(object({ ...claim.shape, amount: int() })),
  /** Last win: time, amount, title and player. */
  last: nullable(object({ at: string(), amount: int(), gameId: string(), playerId: string() })),
});
type PoolState = Infer<typeof poolState>;
export type LastWin = NonNullable<PoolState['last']>;

const pools = record(string(), poolState);

/** Progressive pools, one for each currency; every stake on a slot contributes a share. */
export type JackpotPool = {
  lots(currency: string, stake: number): number;
  /** Whole hundredths. */
  amount(currency: string): number;
  last(currency: string): LastWin | null;
  /** Takes the amount out for a round that is about to bet; resolves with it once that is on disk. */
  take(currency: string, claim: Claim): Promise<number>;
  /** The round did not take place: returns what it took. */
  giveBack(currency: string, roundId: string): Promise<void>;
  /**
   * The round can no longer be rolled back: adds the share of its stake, and what it took is won. Resolves once that is
   * on disk.
   */
  add(
    currency: string,
    round: { readonly roundId: string; readonly stake: number; readonly at: string },
  ): Promise<void>;
};

type Options = {
  readonly file: string;
  readonly termsIn: (currency: string) => PoolTerms;
  /** Rounds of an earlier run whose stake was taken. */
  readonly staked: ReadonlySet<string>;
};

/**
 * Opens the pools from disk. What was taken for a round whose stake was never taken is returned: such a round is rolled
 * back or was never bet on. The share of a stake is written once the round's journal says that its win is due; a
 * process killed in between loses the share of this one round.
 */
export async function openJackpotPool({ file, termsIn, staked }: Options): Promise<JackpotPool> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const states = new Map(Object.entries(await read(file)));
  const save = writesInTurn(() => replaceFile(file, JSON.stringify(Object.fromEntries(states))));

  const stateOf = (currency: string): PoolState => {
    const known = states.get(currency);
    if (known) return known;
    const fresh = { units: termsIn(currency).start * shareOneIn, taken: [], last: null };
    states.set(currency, fresh);
    return fresh;
  };
  const claimOf = ({ taken }: PoolState, roundId: string) => taken.find((one) => one.roundId === roundId);
  const without = ({ taken }: PoolState, roundId: string) => taken.filter((one) => one.roundId !== roundId);

  function putBack(currency: string, roundId: string): void {
    const state = stateOf(currency);
    const found = claimOf(state, roundId);
    if (!found) return;
    const units = state.units + (found.amount - termsIn(currency).start) * shareOneIn;
    states.set(currency, { ...state, units, taken: without(state, roundId) });
  }

  function win(currency: string, roundId: string, at: string): void {
    const state = stateOf(currency);
    const found = claimOf(state, roundId);
    if (!found) return;
    const { amount, gameId, playerId } = found;
    states.set(currency, { ...state, taken: without(state, roundId), last: { at, amount, gameId, playerId } });
  }

  for (const [currency, { taken }] of states)
    for (const { roundId } of taken)
      if (staked.has(roundId)) win(currency, roundId, new Date().toISOString());
      else putBack(currency, roundId);
  if (states.size > 0) await save();

  return {
    lots: (currency, stake) => lotsOf(termsIn(currency), stake),
    amount: (currency) => Math.floor(stateOf(currency).units / shareOneIn),
    last: (currency) => stateOf(currency).last,
    async take(currency, given) {
      const state = stateOf(currency);
      const amount = Math.floor(state.units / shareOneIn);
      const units = state.units + (termsIn(currency).start - amount) * shareOneIn;
      states.set(currency, { ...state, units, taken: [...state.taken, { ...given, amount }] });
      try {
        await save();
      } catch (error) {
        putBack(currency, given.roundId);
        throw error;
      }
      return amount;
    },
    giveBack(currency, roundId) {
      putBack(currency, roundId);
      return save();
    },
    add(currency, { roundId, stake, at }) {
      win(currency, roundId, at);
      const state = stateOf(currency);
      states.set(currency, { ...state, units: state.units + stake });
      return save();
    },
  };
}

/** Serializes writes; those requested during a write are combined into the next one. */
function writesInTurn(write: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = write();
        return running;
      });
    return next;
  };
}

async function read(file: string): Promise<Record<string, PoolState>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const parsed = safeParse(pools, JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not as the pools were written`);
  return parsed.data;
}
