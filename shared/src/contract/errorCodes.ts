/** Codes that any call may return; a call's own codes are in its `errors`. */
export const generalErrorCodes = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNKNOWN_MARKET',
  'INTERNAL',
  'STILL_RUNNING',
  'UNAVAILABLE',
  'MAINTENANCE',
  'COUNTRY_RESTRICTED',
  'BALANCE_LIMIT',
] as const;
export type GeneralErrorCode = (typeof generalErrorCodes)[number];

/**
 * Refusals before the call itself: a sealed body that cannot be opened, an operation not open to guests (section 6), a
 * password to be changed first.
 */
export type GateErrorCode = 'SEAL_BROKEN' | 'GUEST_NOT_ALLOWED' | 'PASSWORD_CHANGE_REQUIRED';

type AccessErrorCode =
  | 'WRONG_CREDENTIALS'
  | 'WRONG_CODE'
  | 'CAPTCHA_REQUIRED'
  | 'CAPTCHA_WRONG'
  | 'HUMAN_CHECK_REQUIRED'
  | 'HUMAN_CHECK_FAILED'
  | 'REMEMBERED_NOT_KNOWN'
  | 'TICKET_EXPIRED'
  | 'WRONG_NAME'
  | 'SOCIAL_TOKEN_INVALID'
  | 'ADULTS_ONLY'
  | 'ACCOUNT_TAKEN'
  | 'ACCOUNT_CLOSED'
  | 'MOBILE_TAKEN'
  | 'MOBILE_INVALID'
  | 'EMAIL_TAKEN'
  | 'EMAIL_HAS_ACCOUNT'
  | 'IDENTITY_TAKEN'
  | 'AFFILIATE_CODE_INVALID'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_SAME'
  | 'PASSWORDS_DIFFER'
  | 'WRONG_PASSWORD'
  | 'PASSWORD_NOT_SET'
  | 'PASSWORD_PROOF_REQUIRED'
  | 'SWITCHED_OFF'
  | 'CODES_UNAVAILABLE'
  | 'NOT_AN_AGENT';

type AgentsErrorCode =
  | 'NOT_IN_TEAM'
  | 'NOT_RIGHT_BELOW'
  | 'RATE_TOO_HIGH'
  | 'RATE_PULLS_OTHERS'
  | 'NO_DOWNLINE'
  | 'TOO_MANY_LINKS'
  | 'LINK_BARRED'
  | 'SELECTION_TOO_LARGE'
  | 'DOWNLOAD_UNDER_WAY'
  | 'REPORT_TIMEOUT';

type ContractsErrorCode =
  | 'CONTRACT_NOT_ENABLED'
  | 'CONTRACT_NOT_AGENT'
  | 'CONTRACT_ABOVE_OWN'
  | 'CONTRACT_OVERLAPS'
  | 'CONTRACT_TERMS_ODD'
  | 'CONTRACT_STATE'
  | 'CONTRACT_ENDS_OTHERS'
  | 'PAY_RUN_CHANGED';

type GamesErrorCode =
  | 'SINGLE_WALLET'
  | 'VENDOR_UNKNOWN'
  | 'REFERENCE_USED'
  | 'INSUFFICIENT_BALANCE'
  | 'GAME_UNKNOWN'
  | 'GAME_MAINTENANCE'
  | 'NO_DEMO'
  | 'ROOM_CLOSED'
  | 'LOTTO_FIELDS_MISSING'
  | 'LOTTO_FIELDS_UNEXPECTED'
  | 'LOTTO_GAME_MISMATCH'
  | 'NOT_A_LOTTO_GAME'
  | 'VENDOR_DOWN'
  | 'LOTTERY_UNKNOWN'
  | 'DRAW_CLOSED'
  | 'SLIP_INVALID'
  | 'ODDS_CHANGED'
  | 'SERIES_TOO_HIGH'
  | 'NUMBERS_FULL'
  | 'PLAN_LIMIT'
  | 'DRAW_OPEN'
  | 'RESULT_INVALID'
  | 'RESULT_UNCHANGED';

type PromotionErrorCode =
  | 'PROMOTION_OVER'
  | 'PROMOTION_NOT_NEW'
  | 'PROMOTION_HAS_DEPOSITED'
  | 'PROMOTION_NO_DEPOSIT'
  | 'PROMOTION_SAME_PERSON'
  | 'PROMOTION_WITHDRAWN'
  | 'PROMOTION_SPENT'
  | 'DRY_RUN_BUSY'
  | 'DRY_RUN_TOO_LONG'
  | 'PROMOTION_SAME_DEVICE'
  | 'PROMOTION_SAME_ADDRESS'
  | 'PROMOTION_LEVEL'
  | 'PROMOTION_LABEL'
  | 'PROMOTION_NOT_TODAY'
  | 'PROMOTION_NO_BIRTHDAY'
  | 'PROMOTION_NO_LOSS'
  | 'REBATE_NOT_CLAIMED'
  | 'NO_REBATE'
  | 'PROMOTION_CODE_WRONG'
  | 'APPLICATION_SENT'
  | 'APPLICATION_TRIES'
  | 'APPLICATION_BET'
  | 'APPLICATION_PICTURES'
  | 'APPLICATION_CHANGED'
  | 'TOO_MANY_PICTURES';

type PointsErrorCode =
  | 'GIFT_NOT_READY'
  | 'POINTS_SHORT'
  | 'ITEM_CLOSED'
  | 'ITEM_CHANGED'
  | 'ITEM_OUT'
  | 'ITEM_LEVEL'
  | 'ITEM_MONTH'
  | 'CONVERSION_CLOSED'
  | 'CONVERSION_CHANGED'
  | 'CONVERSION_LIMIT';

type MissionErrorCode =
  | 'MISSION_OVER'
  | 'MISSION_NOT_REACHED'
  | 'MISSION_CHANGED'
  | 'MISSION_BEGUN'
  | 'MISSIONS_FULL'
  | 'RAFFLE_CLOSED'
  | 'RAFFLE_CHANGED'
  | 'NO_TICKET'
  | 'RAFFLE_DAY_FULL';

type MailingErrorCode = 'MAILINGS_FULL' | 'MAILING_REACHES_NOBODY' | 'MAILING_REACHES_TOO_MANY';

type ProtectionErrorCode =
  | 'AGE_UNCONFIRMED'
  | 'TERMS_CHANGED'
  | 'AGE_REFUSED'
  | 'SELF_EXCLUDED'
  | 'TIME_OUT'
  | 'DEPOSIT_LIMIT'
  | 'STAKE_LIMIT'
  | 'PLAY_PAUSED'
  | 'TOO_EARLY';

type VerificationErrorCode =
  | 'IDENTITY_NEEDED'
  | 'IDENTITY_NOT_OPEN'
  | 'IDENTITY_INCOMPLETE'
  | 'DOCUMENT_EXPIRED'
  | 'PICTURE_TOO_SMALL'
  | 'IDENTITY_CHANGED'
  | 'PICTURES_UNSEEN'
  | 'NUMBER_DIFFERS';

type CashErrorCode =
  | 'METHOD_CLOSED'
  | 'AMOUNT_OUT_OF_BOUNDS'
  | 'TOO_MANY_OPEN'
  | 'PROVIDER_DOWN'
  | 'ALREADY_CLOSED'
  | 'PROVIDER_ALREADY_QUERIED'
  | 'WRONG_WITHDRAWAL_PIN'
  | 'WITHDRAWAL_PIN_NOT_SET'
  | 'TOO_SIMPLE'
  | 'TOO_MANY_BANK_ACCOUNTS'
  | 'ALREADY_THERE'
  | 'OTHER_HOLDER'
  | 'BANK_ACCOUNT_UNKNOWN'
  | 'WITHDRAWAL_OPEN'
  | 'WITHDRAWALS_CLOSED'
  | 'DAILY_LIMIT'
  | 'DEBT_OPEN'
  | 'BONUS_OPEN'
  | 'AVATAR_TAKEN_AWAY'
  | 'NICKNAME_CHANGED_LATELY'
  | 'TRANSFERS_CLOSED'
  | 'NO_UPLINE'
  | 'RECIPIENT_UNKNOWN'
  | 'RECIPIENT_UNAVAILABLE'
  | 'TRANSFER_DAILY_LIMIT'
  | 'PLAY_FIRST'
  | 'NOT_PAID_YET'
  | 'PROOF_REQUIRED'
  | 'NOT_A_PICTURE'
  | 'TOO_MANY_PROOFS';

type OperatorErrorCode =
  | 'INSECURE_CONNECTION'
  | 'SIGN_IN_EXPIRED'
  | 'SAME_PERSON'
  | 'CONTRADICTION_CHANGED'
  | 'PROPOSAL_WAITS'
  | 'LIMITS_CHANGED'
  | 'SETTING_CHANGED'
  | 'MEMBER_ON_BREAK'
  | 'TIMETABLE_INVALID'
  | 'TIMETABLE_DAY'
  | 'LIMIT_ABOVE_OFFER'
  | 'END_PASSED'
  | 'WAGERING_ABOVE_MARKET'
  | 'ROUNDS_NOT_PLAYED'
  | 'ROUNDS_NEED_MAIN'
  | 'ANNOUNCEMENT_CHANGED'
  | 'PROMOTION_CHANGED'
  | 'LABELS_CHANGED'
  | 'TOO_MANY_NOTES'
  | 'FEEDBACK_CHANGED'
  | 'FEEDBACK_OF_GUEST'
  | 'SIGN_ANSWERED'
  | 'SIGN_UNTOLD'
  | 'NOT_SINGLE'
  | 'CALLER_TAKEN'
  | 'VENDOR_CHANGED'
  | 'SECRET_OF_SETTINGS'
  | 'VENDOR_ADDRESS';

/** Refusals of acts by the registry; refusals of versions use the publish rules' codes. */
export type RegistryErrorCode =
  | 'CHANGED'
  | 'MARKET_UNKNOWN'
  | 'REMOTE_UNKNOWN'
  | 'VERSION_UNKNOWN'
  | 'VERSION_UNUSABLE'
  | 'ROUTE_CLASH'
  | 'MODAL_CLASH'
  | 'CONTRACT_NOT_SERVED'
  | 'NOT_PLACED'
  | 'NO_LAST_GOOD'
  | 'NO_CANARY'
  | 'CANARY_IS_LIVE'
  | 'TIME_NOT_AHEAD'
  | 'NOT_PENDING'
  | 'SAME_PERSON'
  | 'NOT_UNDOABLE'
  | 'WAITS_ALREADY'
  | 'NOT_YOURS'
  | 'KEY_UNKNOWN'
  | 'KEY_TAKEN'
  | 'KEY_MALFORMED'
  | 'TEAM_UNKNOWN';

/** Refusals of browsers' calls: each has an HTTP status and texts on the platform. */
export type RefusalErrorCode =
  | GeneralErrorCode
  | GateErrorCode
  | AccessErrorCode
  | AgentsErrorCode
  | ContractsErrorCode
  | GamesErrorCode
  | PromotionErrorCode
  | PointsErrorCode
  | MissionErrorCode
  | MailingErrorCode
  | ProtectionErrorCode
  | VerificationErrorCode
  | CashErrorCode
  | OperatorErrorCode;

/** All codes that a call of site or console can return. */
export type ErrorCode = RefusalErrorCode | RegistryErrorCode;

/** Why a client has no response: none, none in time, or an invalid one. */
export type NoAnswerCode = 'NETWORK' | 'TIMEOUT' | 'MALFORMED';
