import type { MemberId } from '@unisite/shared/contract';

/** Credentials of a signed-in page. */
export interface PageSession {
  readonly authorization: string;
  readonly cookie: string;
}

/** A play session at a vendor. */
export interface PlaySession {
  readonly token: string;
  /** The site's session that it was opened from; null for a player's initial ones. */
  readonly page: PageSession | null;
}

/** A member, with its credentials. */
export interface SignedIn {
  readonly memberId: MemberId;
  readonly market: Market;
  /** The address that this member's calls come from. */
  readonly address: string;
  /** Session of the site, for everything but play. */
  readonly page: PageSession;
  /** The bank account for payouts. */
  readonly bankAccount: string;
}

/** A wallet's owner on the running platform. */
export interface Player extends SignedIn {
  readonly place: number;
  /** Initial sessions, by number. */
  readonly sessions: readonly PlaySession[];
  /** Token of another player's play session at the first caller. */
  readonly othersToken: string;
  /**
   * A member who does not play: requests what belongs to this player, and has a bank account that this player names.
   */
  readonly other: SignedIn;
}

/** A worker's input. */
export interface Work {
  readonly seed: string;
  readonly operations: number;
  readonly wallets: number;
  readonly ports: readonly PlatformPorts[];
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  /** The cookies of the operators' consoles, by number. */
  readonly consoles: readonly string[];
  readonly players: readonly Player[];
}

/** Secrets that the callers and the payment provider sign with. */
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
/** The station of tickets' draws. */
export const LOTTERY = 'MB';
/** The station of a wallet's plans. */
export const planStation = (place: number): string => `SIM${place}`;
/** When its first draw is held; there is one a day, so far in the future that the platform opens none of them. */
export const FIRST_PLAN_DAY = '2050-01-01T05:00:00Z';
export const CURRENCY = 'VND';
/** The payment provider of a demonstration. */
export const PROVIDER = 'sandbox';
/** Every player's withdrawal PIN. */
export const PIN = '246813';
/** The market whose games play from the main wallet, and the one where they do not. */
export const MARKETS = {
  single: { code: 'VN', host: 'localhost' },
  apart: { code: 'INT', host: 'int.localhost' },
} as const;
export type Market = (typeof MARKETS)[keyof typeof MARKETS];
