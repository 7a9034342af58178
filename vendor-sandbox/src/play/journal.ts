import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  array,
  type Infer,
  int,
  object,
  enum as oneOf,
  optional,
  safeParse,
  string,
  unknown,
} from '@unisite/shared/schema';
import { replaceFile, syncFolder } from '../files/replaceFile.ts';

/** A selection of a sports bet, with the odds it was taken at (hundredths). */
const pickedSelection = object({
  fixture: string(),
  market: string(),
  /** In the market's unit: `games/sports/engine/markets.ts`. */
  line: int(),
  pick: string(),
  odds: int(),
});

/** A round of several steps as played so far; its position follows from this alone. */
const steps = object({
  game: string(),
  /** Start, milliseconds by the server's clock. */
  startedAt: int(),
  /** Of this round alone, as hex; revealed when it is over. */
  serverSeed: string(),
  clientSeed: string(),
  nonce: int(),
  opening: unknown(),
  moves: array(object({ at: int(), move: unknown() })),
});
export type Steps = Infer<typeof steps>;

/**
 * A round between its bet and the end of it. `betting`: the stake may or may not have been taken, the bet is to be
 * rolled back after a crash. `standing`: an accepted sports bet whose matches are not over. `open`: the stake was
 * taken, further choices are awaited. `settling`: the stake was taken, the win (zero counts) is still to be told.
 */
export const openRound = object({
  state: oneOf(['betting', 'standing', 'open', 'settling']),
  roundId: string(),
  token: string(),
  playerId: string(),
  gameId: string(),
  currency: string(),
  /** Hundredths. */
  stake: int(),
  /** Hundredths. */
  won: int(),
  betId: string(),
  winId: string(),
  rollbackId: string(),
  /** The free rounds it belongs to: its bet is zero. */
  freeRounds: optional(string()),
  /** Selections of a sports bet, and when it was placed. */
  ticket: optional(object({ at: string(), selections: array(pickedSelection) })),
  steps: optional(steps),
});
export type OpenRound = Infer<typeof openRound>;

export type Journal = {
  /** Resolves once the round is safely on disk. */
  write(round: OpenRound): Promise<void>;
  remove(roundId: string): Promise<void>;
  /** Sets a round aside for manual review: it is neither settled nor retried. */
  setAside(roundId: string): Promise<void>;
  /** All rounds left by an earlier run; unreadable ones are set aside. */
  readAll(): Promise<readonly OpenRound[]>;
};

/** A journal that stores nothing, for play money, which ends with the process. */
export const forgetfulJournal: Journal = {
  write: async () => {},
  remove: async () => {},
  setAside: async () => {},
  readAll: async () => [],
};

/**
 * One small file per round, replaced atomically, so that a process killed at any moment leaves the old or the new
 * state. The files hold play tokens and are readable by their owner only.
 */
export async function openJournal(folder: string): Promise<Journal> {
  const aside = join(folder, 'review');
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const fileOf = (roundId: string): string => join(folder, `${roundId}.json`);

  const setAside = async (roundId: string): Promise<void> => {
    await rename(fileOf(roundId), join(aside, `${roundId}.json`));
    await syncFolder(folder);
  };

  return {
    write: (round) => replaceFile(fileOf(round.roundId), JSON.stringify(round)),
    async remove(roundId) {
      await rm(fileOf(roundId), { force: true });
    },
    setAside,
    async readAll() {
      const rounds: OpenRound[] = [];
      for (const name of await readdir(folder)) {
        if (name.endsWith('.draft')) await rm(join(folder, name), { force: true });
        if (!name.endsWith('.json')) continue;
        const round = parse(await readFile(join(folder, name), 'utf8'));
        if (round === null) await setAside(name.slice(0, -'.json'.length));
        else rounds.push(round);
      }
      return rounds;
    },
  };
}

function parse(text: string): OpenRound | null {
  try {
    const round = safeParse(openRound, JSON.parse(text));
    return round.success ? round.data : null;
  } catch {
    return null;
  }
}
