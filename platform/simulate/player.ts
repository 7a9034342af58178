import type { MemberId } from '@unisite/shared/contract';
/** Whom a wallet belongs to in the running platform. */
export interface Player {
  readonly place: number;
  readonly memberId: MemberId;
  /** Of the play session at the vendor. */
  readonly token: string;
  /** Of another player's. */
  readonly othersToken: string;
  /** Of a play session of this one that is over. */
  readonly endedToken: string;
  /** The address that this player's calls come from. */
  readonly address: string;
  /** What a signed-in page sends; null where the player's market has nothing to transfer. */
  readonly session: { readonly authorization: string; readonly cookie: string } | null;
}

/** What a worker has to know. */
export interface Work {
  readonly seed: string;
  readonly operations: number;
  readonly wallets: number;
  readonly ports: readonly number[];
  readonly databaseUrl: string;
  readonly secret: string;
  readonly players: readonly Player[];
}

export const CALLER = 'simulator';
export const VENDOR = 'SIMVENDOR';
/** The vendor's games. */
export const GAMES = ['simulated-game', 'another-simulated-game'] as const;
export const CURRENCY = 'VND';
export const PASSWORD = 'simulated sign-in 61 words';
/** The market whose games play from the main wallet, and the one where they do not. */
export const MARKETS = {
  single: { code: 'VN', host: 'localhost' },
  apart: { code: 'INT', host: 'int.localhost' },
} as const;
