import type { SeamlessErrorCode } from '@unisite/shared/contract/seamless';

interface SeamlessRefusalText {
  readonly status: number;
  readonly message: string;
}

/** Refusal messages for vendors, in English for their engineers. */
const refusalTexts: Readonly<Record<SeamlessErrorCode, SeamlessRefusalText>> = {
  BAD_REQUEST: { status: 400, message: 'The body does not fit the schema of this call.' },
  BAD_SIGNATURE: { status: 401, message: 'The signature, time stamp or nonce was not accepted.' },
  PLAYER_UNKNOWN: { status: 404, message: 'There is no such player.' },
  PLAYER_BLOCKED: { status: 403, message: 'The player may not play.' },
  PLAYER_EXCLUDED: { status: 403, message: 'The player has excluded itself from play.' },
  LIMIT_REACHED: { status: 403, message: "The stake goes over a limit of the player's." },
  PLAY_PAUSED: {
    status: 403,
    message: 'The site reminds the player of the time. Pause until the player has answered.',
  },
  SESSION_EXPIRED: { status: 401, message: 'The code or token is not, or no longer, valid.' },
  GAME_UNKNOWN: { status: 404, message: 'There is no such game in this session.' },
  GAME_MAINTENANCE: { status: 409, message: 'The game is under maintenance.' },
  WRONG_CURRENCY: { status: 400, message: "This is not the currency of the player's wallet." },
  INSUFFICIENT_FUNDS: { status: 409, message: "The player's balance is too low." },
  CONFLICT: { status: 409, message: 'The transaction id stands for another request.' },
  BET_UNKNOWN: { status: 404, message: 'There is no such bet of this player.' },
  ROUND_CLOSED: { status: 409, message: 'The round is closed.' },
  ALREADY_ROLLED_BACK: { status: 409, message: 'The transaction was rolled back before.' },
  ALREADY_SETTLED: { status: 409, message: 'The bet is settled.' },
  PARENT_FAILED: { status: 409, message: 'The transaction was refused; there is nothing to roll back.' },
  WIN_SPENT: { status: 409, message: 'The player has spent the win; it cannot be taken back.' },
  AMOUNT_MISMATCH: { status: 409, message: 'This is not the amount of the transaction.' },
  ROUND_MISMATCH: { status: 409, message: 'The transaction belongs to another round.' },
  BALANCE_LIMIT: { status: 409, message: 'The player would hold more than an account can; send it again later.' },
  FREE_ROUNDS_OVER: {
    status: 409,
    message:
      'The player has no such free rounds left in this game, or the round has begun. Play for money, or not at all.',
  },
  PRIZE_LIMIT: { status: 403, message: 'The prize is more than the market lets this caller give.' },
};

/** A refusal's HTTP status and text. */
export const refusalText = (code: SeamlessErrorCode): SeamlessRefusalText => refusalTexts[code];

/** A refused vendor call: nothing moved. */
export class SeamlessRefusal extends Error {
  override name = 'SeamlessRefusal';
  readonly code: SeamlessErrorCode;
  readonly status: number;
  /** Hundredths, where the vendor needs the balance. */
  readonly balance: number | undefined;

  constructor(code: SeamlessErrorCode, balance?: number) {
    super(refusalTexts[code].message);
    this.code = code;
    this.status = refusalTexts[code].status;
    this.balance = balance;
  }

  get body() {
    const { code, message, balance } = this;
    return balance === undefined ? { code, message } : { code, message, balance };
  }
}
