import type { MemberId } from '@unisite/shared/contract';

/** What a signed-in page sends. */
export interface PageSession {
  readonly authorization: string;
  readonly cookie: string;
}

/** At a vendor. */
export interface PlaySession {
  readonly token: string;
  /** The session of the site that it was opened from; null of those that a player has from the beginning. */
  readonly page: PageSession | null;
}

/** A member, and what the member calls with. */
export interface SignedIn {
  readonly memberId: MemberId;
  readonly market: Market;
  /** The address that this member's calls come from. */
  readonly address: string;
  /** Of the site, for everything but play. */
  readonly page: PageSession;
  /** Where this member is paid out to. */
  readonly bankAccount: string;
}

/** Whom a wallet belongs to in the running platform. */
export interface Player extends SignedIn {
  readonly place: number;
  /** Those that the player has from the beginning, by their number. */
  readonly sessions: readonly PlaySession[];
  /** Of another player's play session at the first caller. */
  readonly othersToken: string;
  /** Who plays nothing: asks for what is this player's, and has a bank account that this one names. */
  readonly other: SignedIn;
}

/** What a worker has to know. */
export interface Work {
  readonly seed: string;
  readonly operations: number;
  readonly wallets: number;
  readonly ports: readonly PlatformPorts[];
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  /** The cookies of the operators' consoles, by their number. */
  readonly consoles: readonly string[];
  readonly players: readonly Player[];
}

/** What the callers and the payment provider sign with. */
export interface Secrets {
  readonly callers: readonly [string, string];
  readonly provider: string;
}

/** Where a platform listens. */
export interface PlatformPorts {
  readonly site: number;
  readonly operators: number;
}

/** By `Caller`, each with its vendor. */
export const CALLERS = ['simulator', 'other-simulator'] as const;
export const VENDORS = ['SIMVENDOR', 'SIMVENDOR2'] as const;
/** By `Game`. */
export const GAMES = ['simulated-game', 'another-simulated-game', 'other-vendors-game'] as const;
/** The station whose draws tickets are of. */
export const LOTTERY = 'MB';
/** The station whose draws a wallet's plans are over. */
export const planStation = (place: number): string => `SIM${place}`;
/** When the first of them is drawn; there is one a day, so far ahead that the platform opens none of them. */
export const FIRST_PLAN_DAY = '2050-01-01T05:00:00Z';
export const CURRENCY = 'VND';
/** The payment provider of a demonstration. */
export const PROVIDER = 'sandbox';
/** What every player's withdrawal password is. */
export const PIN = '246813';
/** The market whose games play from the main wallet, and the one where they do not. */
export const MARKETS = {
  single: { code: 'VN', host: 'localhost' },
  apart: { code: 'INT', host: 'int.localhost' },
} as const;
export type Market = (typeof MARKETS)[keyof typeof MARKETS];
