import { randomBytes } from 'node:crypto';
import type { VendorSession } from '@unisite/shared/contract/seamless';
import type { KenoMode } from '../games/keno/engine/paytables.ts';
import type { GameName } from '../games/names.ts';
import type { Fairness, PlayAnswer, PlayState, RevealedSeed, Round } from '../wire.ts';
import { commit, commitmentOf, reveal, type Seeds } from './fairness.ts';
import { type FreeRounds, freeRoundsToWire } from './freeRounds.ts';

/** An opened game of a player. Lives in memory: what must survive a restart is in the journal. */
export type PlaySession = {
  readonly id: string;
  readonly token: string;
  readonly playerId: string;
  readonly game: PlayState['game'];
  /** Category and scene of its picture, from the platform. */
  readonly category: string;
  readonly variant: string;
  /** Play money issued by this vendor. */
  readonly demo: boolean;
  /** Its rounds for money take part in the pool. */
  readonly inPool: boolean;
  readonly currency: string;
  readonly lobbyUrl: string;
  readonly siteOrigin: string | null;
  readonly startedAt: number;
  seenAt: number;
  balance: number;
  stake: number;
  staked: number;
  won: number;
  seeds: Seeds;
  revealed: readonly RevealedSeed[];
  history: readonly Round[];
  /** `spinning`: a round is being played. `settling`: its win waits for the platform. */
  phase: 'idle' | 'spinning' | 'settling';
  lastRoundAt: number;
  freeRounds: readonly FreeRounds[];
  /** Answers by action id, so that an action sent twice is one round. */
  readonly actions: Map<string, Action>;
};

/** The request as JSON, and its response or the promise of it. */
type Action = { readonly asked: string; readonly answer: Promise<PlayAnswer> };

const limits = { history: 20, revealed: 20, actions: 40 } as const;

export function rememberRound(session: PlaySession, round: Round): void {
  session.history = [round, ...session.history.filter((each) => each.id !== round.id)].slice(0, limits.history);
}

export function rememberAction(session: PlaySession, actionId: string, action: Action): void {
  session.actions.set(actionId, action);
  const [oldest] = session.actions.keys();
  if (session.actions.size > limits.actions && oldest !== undefined) session.actions.delete(oldest);
}

/** Returns the current seeds for exclusive use by one round, and commits to new ones. */
export function takeSeeds(session: PlaySession): Seeds {
  const taken = session.seeds;
  session.seeds = commit(taken.clientSeed);
  return taken;
}

/** Reveals a seed that no later round is drawn from. */
export function showSeed(session: PlaySession, seed: RevealedSeed): void {
  session.revealed = [seed, ...session.revealed].slice(0, limits.revealed);
}

/** Reveals the server seed of the rounds played and commits to a new one. */
export function renewSeeds(session: PlaySession, clientSeed?: string): void {
  showSeed(session, reveal(session.seeds));
  session.seeds = commit(clientSeed);
}

export const fairnessOf = (session: PlaySession): Fairness => ({
  current: commitmentOf(session.seeds),
  revealed: session.revealed,
});

export const totalsOf = (session: PlaySession): PlayState['session'] => ({
  startedAt: new Date(session.startedAt).toISOString(),
  staked: session.staked,
  won: session.won,
});

export const stateOf = (
  session: PlaySession,
  now: number,
  stakes: readonly number[],
  { open, pool }: Pick<PlayState, 'open' | 'pool'>,
): PlayState => ({
  now: new Date(now).toISOString(),
  game: session.game,
  demo: session.demo,
  currency: session.currency,
  balance: session.balance,
  stakes,
  stake: session.stake,
  lobbyUrl: session.lobbyUrl,
  siteOrigin: session.siteOrigin,
  session: totalsOf(session),
  history: session.history,
  fairness: fairnessOf(session),
  settling: session.phase === 'settling',
  freeRounds: freeRoundsToWire(session, now),
  pool,
  open,
});

/** What a session is opened with: the platform's response, or this vendor's own for play money. */
export type Opening = Omit<VendorSession, 'nickname' | 'language' | 'roomId' | 'playMoney' | 'lotto'> & {
  readonly kind: GameName;
  readonly prizeMode: KenoMode | null;
  readonly firstStake: number;
  readonly demo: boolean;
  readonly inPool: boolean;
};

export type Sessions = {
  open(opening: Opening): PlaySession;
  find(id: string): PlaySession | null;
  count(): number;
};

type Options = {
  readonly siteOrigins: readonly string[];
  readonly clock: () => number;
  /** Maximum sessions; the least recently used is dropped first. */
  readonly most: number;
  /** Idle timeout of a session, milliseconds. */
  readonly idle: number;
};

/** Origin of the lobby, if it is a site that may frame the game. */
function siteOriginOf(lobbyUrl: string, siteOrigins: readonly string[]): string | null {
  const origin = URL.canParse(lobbyUrl) ? new URL(lobbyUrl).origin : null;
  return origin !== null && siteOrigins.includes(origin) ? origin : null;
}

export function createSessions({ siteOrigins, clock, most, idle }: Options): Sessions {
  // A Map keeps insertion order: the session used last is moved to the end.
  const sessions = new Map<string, PlaySession>();

  const makeRoom = (): void => {
    for (const [id, session] of sessions) {
      const over = clock() - session.seenAt > idle;
      if (!over && sessions.size < most) break;
      if (session.phase === 'idle') sessions.delete(id);
    }
  };

  return {
    open(given) {
      makeRoom();
      const siteOrigin = siteOriginOf(given.lobbyUrl, siteOrigins);
      const now = clock();
      const session: PlaySession = {
        id: randomBytes(32).toString('base64url'),
        token: given.token,
        playerId: given.playerId,
        game: {
          id: given.gameId,
          name: given.gameName,
          icon: given.gameIcon,
          kind: given.kind,
          category: given.category,
          scene: given.variant,
          prizeMode: given.prizeMode,
        },
        category: given.category,
        variant: given.variant,
        demo: given.demo,
        inPool: given.inPool,
        currency: given.currency,
        lobbyUrl: siteOrigin === null ? '' : given.lobbyUrl,
        siteOrigin,
        startedAt: now,
        seenAt: now,
        balance: given.balance,
        stake: given.firstStake,
        staked: 0,
        won: 0,
        seeds: commit(),
        revealed: [],
        history: [],
        phase: 'idle',
        lastRoundAt: 0,
        freeRounds: (given.freeRounds ?? []).map((one) => ({ ...one, won: 0 })),
        actions: new Map(),
      };
      sessions.set(session.id, session);
      return session;
    },
    find(id) {
      const session = sessions.get(id);
      if (session === undefined) return null;
      sessions.delete(id);
      if (clock() - session.seenAt > idle && session.phase === 'idle') return null;
      session.seenAt = clock();
      sessions.set(id, session);
      return session;
    },
    count: () => sessions.size,
  };
}
