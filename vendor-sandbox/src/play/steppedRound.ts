import { numbersFrom } from '../engine/draw.ts';
import type { Position } from '../engine/stepped.ts';
import type { SteppedGame } from '../games/stepped.ts';
import type { OpenStep, RevealedSeed, Round } from '../wire.ts';
import { hashOfSeed, hmac } from './fairness.ts';
import type { OpenRound, Steps } from './journal.ts';
import type { PlaySession } from './session.ts';

/** A round that waits for a move. */
export type SteppedRound = {
  readonly game: SteppedGame;
  readonly open: OpenRound;
  readonly demo: boolean;
  /** Session that plays it; null after a restart, until the player returns. */
  session: PlaySession | null;
  /** Sessions whose totals include its stake. */
  readonly seenBy: WeakSet<PlaySession>;
  steps: Steps;
  view: unknown;
  /** Milliseconds since its start at which the game's own rule ends it. */
  endsAt: number;
  /** Queue of the steps in progress. */
  turn: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
  /** Resolves once it is over. */
  readonly ended: Promise<void>;
  readonly end: () => void;
};

export function positionOf(game: SteppedGame, steps: Steps): Promise<Position<unknown, unknown> | null> {
  const { serverSeed, clientSeed, nonce } = steps;
  return game.position(steps, numbersFrom(hmac, { serverSeed: Buffer.from(serverSeed, 'hex'), clientSeed, nonce }));
}

/** Restores a round from its journal; null where that is no open round of the game. */
export async function steppedRound(
  game: SteppedGame,
  open: OpenRound,
  session: PlaySession | null,
): Promise<SteppedRound | null> {
  const { steps } = open;
  const position = steps === undefined ? null : await positionOf(game, steps);
  if (steps === undefined || position?.kind !== 'open') return null;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { view, endsAt } = position;
  const demo = session?.demo ?? false;
  const seenBy = new WeakSet<PlaySession>();
  return {
    game,
    open,
    demo,
    session,
    seenBy,
    steps,
    view,
    endsAt,
    turn: Promise.resolve(),
    timer: undefined,
    ended,
    end,
  };
}

const seedHashOf = ({ serverSeed }: Steps): string => hashOfSeed(Buffer.from(serverSeed, 'hex'));

/** The seed of a round, revealed when it is over. */
export const seedOf = ({ steps }: SteppedRound): RevealedSeed => ({
  serverSeed: steps.serverSeed,
  seedHash: seedHashOf(steps),
  clientSeed: steps.clientSeed,
  rounds: steps.nonce + 1,
});

const commonOf = ({ open, steps }: SteppedRound) => ({
  id: open.roundId,
  at: new Date(steps.startedAt).toISOString(),
  stake: open.stake,
  choice: { opening: steps.opening, moves: steps.moves },
  seedHash: seedHashOf(steps),
  clientSeed: steps.clientSeed,
  nonce: steps.nonce,
});

export const openStepOf = (round: SteppedRound, elapsed: number): OpenStep => ({
  ...commonOf(round),
  view: round.view,
  elapsed,
});

export const finishedRound = (round: SteppedRound, result: unknown, won: number): Round => ({
  ...commonOf(round),
  won,
  result,
  state: 'settled',
});
