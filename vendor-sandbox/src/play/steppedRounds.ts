import { steppedGameOf } from '../games/steppedGames.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import type { BeginRequest, MoveRequest, OpenStep, StepAnswer } from '../wire.ts';
import { createActions } from './actions.ts';
import type { OpenRound } from './journal.ts';
import { openRoundOf, payWin, placeBet, recordRound, recordSettling, refuse, type Table } from './round.ts';
import { fairnessOf, type PlaySession, rememberRound, showSeed, takeSeeds, totalsOf } from './session.ts';
import { finishedRound, openStepOf, positionOf, type SteppedRound, seedOf, steppedRound } from './steppedRound.ts';

export type SteppedRounds = {
  /** Takes the stake and opens a round, or throws a Refusal and takes no money. */
  begin(table: Table, session: PlaySession, request: BeginRequest): Promise<StepAnswer>;
  /** Makes a move in the open round; a late one is answered with the end of the round. */
  move(session: PlaySession, request: MoveRequest): Promise<StepAnswer>;
  /** Resolves when the round is over, or with its state after `patience` milliseconds. */
  awaitEnd(session: PlaySession, roundId: string, patience: number): Promise<StepAnswer>;
  /** The open round of the session's player and title, which this session continues; null: none. */
  openOf(session: PlaySession): OpenStep | null;
  /** Resumes the rounds that an earlier run left open. */
  resume(rounds: readonly OpenRound[]): void;
  openCount(): number;
  close(): void;
};

type Options = {
  readonly clock: () => number;
  readonly tables: { readonly real: Table; readonly demo: Table };
  readonly log: Log;
};

const keyOf = (playerId: string, gameId: string, demo: boolean): string =>
  `${demo ? 'demo' : 'real'} ${playerId} ${gameId}`;
const keyOfSession = ({ playerId, game, demo }: PlaySession): string => keyOf(playerId, game.id, demo);

/**
 * Rounds that are staked once and played in steps. A player has at most one open per title; it outlives its session,
 * and its game's own rule ends it when no move comes in time.
 */
export function createSteppedRounds({ clock, tables, log }: Options): SteppedRounds {
  const open = new Map<string, SteppedRound>();
  const waiters = new Set<() => void>();
  /** Round id by action. */
  const actions = createActions<string>();
  let closed = false;
  const elapsedOf = ({ steps }: SteppedRound): number => clock() - steps.startedAt;
  const tableOf = ({ demo }: SteppedRound): Table => (demo ? tables.demo : tables.real);

  function openOf(session: PlaySession): SteppedRound | null {
    const round = open.get(keyOfSession(session)) ?? null;
    if (round === null) return null;
    round.session = session;
    if (!round.seenBy.has(session)) session.staked += round.open.stake;
    round.seenBy.add(session);
    return round;
  }

  function answer(session: PlaySession, roundId: string): StepAnswer {
    const round = openOf(session);
    const finished = session.history.find(({ id }) => id === roundId);
    return {
      open: round && openStepOf(round, elapsedOf(round)),
      // Only rounds of this module have such an id, and their choice is what was played.
      round: (finished ?? null) as StepAnswer['round'],
      balance: session.balance,
      session: totalsOf(session),
      fairness: fairnessOf(session),
    };
  }

  /** Runs the steps of a round one after another. */
  function inTurn<Value>(round: SteppedRound, step: () => Promise<Value>): Promise<Value> {
    const done = round.turn.then(step);
    round.turn = done.catch(() => {});
    return done;
  }

  function watchTime(key: string, round: SteppedRound): void {
    clearTimeout(round.timer);
    if (closed) return;
    const left = Math.max(0, round.endsAt - elapsedOf(round));
    round.timer = setTimeout(() => {
      inTurn(round, () => endInTime(key, round)).catch((error: unknown) =>
        log('step failed', { roundId: round.open.roundId, error: String(error) }),
      );
    }, left);
    round.timer.unref();
  }

  /** Ends an expired round by its game's own rule. */
  async function endInTime(key: string, round: SteppedRound): Promise<void> {
    if (open.get(key) !== round) return;
    if (elapsedOf(round) < round.endsAt) return watchTime(key, round);
    await play(key, round, { at: round.endsAt, move: null });
  }

  /** Plays a step: recorded before it is reported. Throws where it is not possible. */
  async function play(key: string, round: SteppedRound, step: { at: number; move: unknown }): Promise<void> {
    const steps = { ...round.steps, moves: [...round.steps.moves, step] };
    const position = await positionOf(round.game, steps);
    if (position === null) throw new Refusal('BAD_REQUEST');
    if (position.kind === 'open') {
      await recordRound(tableOf(round), { ...round.open, steps });
      Object.assign(round, { steps, view: position.view, endsAt: position.endsAt });
      return watchTime(key, round);
    }
    round.steps = steps;
    clearTimeout(round.timer);
    open.delete(key);
    await finish(round, position);
    round.end();
  }

  async function finish(round: SteppedRound, { result, won }: { result: unknown; won: number }): Promise<void> {
    const { session } = round;
    const table = tableOf(round);
    const due: OpenRound = { ...round.open, steps: round.steps, won };
    if (session === null) {
      await table.settlements.settle(await recordSettling(table, due));
      return;
    }
    const shown = finishedRound(round, result, won);
    rememberRound(session, { ...shown, state: 'pending' });
    showSeed(session, seedOf(round));
    session.won += won;
    session.phase = 'spinning';
    rememberRound(session, { ...shown, state: await payWin(table, session, due, shown) });
    if (session.phase === 'spinning') session.phase = 'idle';
  }

  async function begin(table: Table, session: PlaySession, { choice }: BeginRequest): Promise<string> {
    const game = steppedGameOf(session.game.kind);
    const asked = game?.opening(choice, {
      currency: session.currency,
      prizeMode: session.game.prizeMode,
      scene: session.game.scene,
      gameId: session.game.id,
    });
    if (game === null || !asked) throw new Refusal('BAD_STAKE');
    if (openOf(session) !== null) throw new Refusal('ROUND_RUNNING');
    const refused = refuse(table, session, game.interval);
    if (refused !== null) throw new Refusal(refused);
    session.phase = 'spinning';
    try {
      const key = keyOfSession(session);
      const seeds = takeSeeds(session);
      const steps = {
        game: session.game.kind,
        startedAt: clock(),
        opening: asked.choice,
        moves: [],
        serverSeed: seeds.serverSeed.toString('hex'),
        clientSeed: seeds.clientSeed,
        nonce: seeds.nonce,
      };
      const betting: OpenRound = { ...openRoundOf(session, { stake: asked.stake, won: 0 }), steps };
      await recordRound(table, betting);
      session.balance = await placeBet(table, session, betting, () => {});
      session.lastRoundAt = clock();
      // The player's time begins when the stake is taken.
      const begun: OpenRound = { ...betting, state: 'open', steps: { ...steps, startedAt: clock() } };
      await table.journal.write(begun).catch((error: unknown) => {
        log('journal failed', { roundId: begun.roundId, error: String(error) });
      });
      const round = await steppedRound(game, begun, session);
      if (round === null) throw new Error('a round that was offered has no position');
      open.set(key, round);
      watchTime(key, round);
      return begun.roundId;
    } finally {
      if (session.phase === 'spinning') session.phase = 'idle';
    }
  }

  async function move(session: PlaySession, { roundId, move: given }: MoveRequest): Promise<string> {
    const round = openOf(session);
    if (round?.open.roundId !== roundId) {
      // Too late: the round is over, and its end is the answer.
      if (session.history.some(({ id }) => id === roundId)) return roundId;
      throw new Refusal('CONFLICT');
    }
    const parsed = round.game.move(given);
    if (parsed === null) throw new Refusal('BAD_REQUEST');
    // Judged by its time of arrival, not by its position in the queue.
    const at = elapsedOf(round);
    const key = keyOfSession(session);
    await inTurn(round, async () => {
      if (open.get(key) !== round) return;
      await play(key, round, at < round.endsAt ? { at, move: parsed.move } : { at: round.endsAt, move: null });
    });
    return roundId;
  }

  /** Rounds without a valid game or course are set aside for manual review. */
  async function takeUp(left: OpenRound): Promise<void> {
    const { journal, settlements } = tables.real;
    const game = left.steps === undefined ? null : steppedGameOf(left.steps.game);
    const round = game && (await steppedRound(game, left, null));
    if (game === null || round === null || left.steps === undefined) return journal.setAside(left.roundId);
    if (!game.outlastsFailure(left.steps)) return settlements.resume([{ ...left, state: 'betting' }]);
    const key = keyOf(left.playerId, left.gameId, false);
    open.set(key, round);
    watchTime(key, round);
  }

  return {
    // A repeated action is answered with the current state of its round, as time has passed.
    async begin(table, session, request) {
      return answer(
        session,
        await actions.once(session, request.actionId, request, () => begin(table, session, request)),
      );
    },
    async move(session, request) {
      return answer(session, await actions.once(session, request.actionId, request, () => move(session, request)));
    },
    async awaitEnd(session, roundId, patience) {
      const round = openOf(session);
      if (round?.open.roundId === roundId) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, patience);
          const over = (): void => {
            clearTimeout(timer);
            waiters.delete(over);
            resolve();
          };
          timer.unref();
          waiters.add(over);
          round.ended.then(over, over);
        });
      }
      return answer(session, roundId);
    },
    openOf(session) {
      const round = openOf(session);
      return round && openStepOf(round, elapsedOf(round));
    },
    resume(rounds) {
      for (const left of rounds) {
        takeUp(left).catch((error: unknown) =>
          log('round not taken up', { roundId: left.roundId, error: String(error) }),
        );
      }
    },
    openCount: () => open.size,
    close() {
      closed = true;
      for (const round of open.values()) clearTimeout(round.timer);
      for (const over of waiters) over();
    },
  };
}
