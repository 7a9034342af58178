import type { RefusalCode } from '../wire.ts';

const statuses: Readonly<Record<RefusalCode, number>> = {
  BAD_REQUEST: 400,
  BAD_STAKE: 400,
  SESSION_EXPIRED: 401,
  BAD_SIGNATURE: 401,
  PLAYER_BLOCKED: 403,
  PLAYER_EXCLUDED: 403,
  LIMIT_REACHED: 403,
  PLAY_PAUSED: 403,
  NOT_FOUND: 404,
  GAME_UNKNOWN: 404,
  ROUND_RUNNING: 409,
  SETTLING: 409,
  CONFLICT: 409,
  FREE_ROUNDS_OVER: 409,
  INSUFFICIENT_FUNDS: 409,
  REFUSED: 409,
  ODDS_CHANGED: 409,
  SUSPENDED: 409,
  TOO_SOON: 429,
  TOO_MANY: 429,
  GAME_MAINTENANCE: 503,
  PLATFORM_DOWN: 503,
  UNAVAILABLE: 503,
};

/** A refusal with a code that the page has a sentence for. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** Hundredths, where the platform sent it. */
  readonly balance: number | null;

  constructor(code: RefusalCode, balance: number | null = null) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.balance = balance;
  }
}
