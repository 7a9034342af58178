import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { gameCard } from './games.ts';
import { operation } from './operation.ts';
import { prizeMode } from './prizeMode.ts';
import { sitePath } from './sitePath.ts';

/**
 * Fixed launch parameters of the site (sections 3 and 9), besides game, room, vendor and language; partner lotteries
 * use another launchMode and further fields.
 */
export const launchRequest = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
} as const;

/** Section 3: the views of a partner lottery. */
export const lottoView = z.enum(['betting', 'lobby']);
export type LottoView = z.Infer<typeof lottoView>;

/** Fields allowed only with launchMode LOTT (section 3, lotto launch). */
const lottoLaunchFields = {
  lottoArea: z.optional(z.literal('VN')),
  /** Both as in the game's card. */
  lottoPrizeMode: z.optional(prizeMode),
  lottoGameCode: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  /** Absent: betting. */
  lottoView: z.optional(lottoView),
  /** Absent: desktop. */
  device: z.optional(z.enum(['desktop', 'mobile'])),
  /** The page of this site that the lottery's "back" leads to; absent: home. */
  backUrl: z.optional(sitePath),
};

/** Whether a request has fields that only launchMode LOTT allows. */
export const hasLottoFields = (request: Partial<Record<keyof typeof lottoLaunchFields, unknown>>): boolean =>
  Object.entries(request).some(([name, value]) => Object.hasOwn(lottoLaunchFields, name) && value !== undefined);

export const launchGame = operation({
  name: 'launchGame',
  summary:
    'Opens a game at its vendor for this member (section 3, game launch request and lotto launch); one of the lottery has a page of this site',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'member',
  idempotent: true,
  errors: [
    'GAME_UNKNOWN',
    'GAME_MAINTENANCE',
    'VENDOR_DOWN',
    'GUEST_NOT_ALLOWED',
    'ROOM_CLOSED',
    'LOTTO_FIELDS_MISSING',
    'LOTTO_FIELDS_UNEXPECTED',
    'LOTTO_GAME_MISMATCH',
    'NOT_A_LOTTO_GAME',
    'INSUFFICIENT_BALANCE',
    'SELF_EXCLUDED',
    'TIME_OUT',
    ...ageErrors,
  ],
  request: z
    .object({
      /** The game; if absent, the one of `roomId`, or of `lottoPrizeMode` and `lottoGameCode`. */
      gameId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
      /** A room of a card game (pvpRooms). */
      roomId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
      nodeId: z.optional(z.string().check(z.maxLength(80))),
      vassalage: z.optional(z.string().check(z.maxLength(40))),
      accountType: z.defaulted(z.literal(1), launchRequest.accountType),
      confirmTrans: z.defaulted(z.literal(0), launchRequest.confirmTrans),
      /** LOTT: a partner lottery, with its own fields. */
      launchMode: z.defaulted(z.enum(['GLS', 'LOTT']), launchRequest.launchMode),
      platform: z.defaulted(z.literal('html5-desktop'), launchRequest.platform),
      clientType: z.defaulted(z.literal(3), launchRequest.clientType),
      /** Codes and tags of the look-up (section 1); the vendor gets the language whose texts they select. */
      language: z.optional(z.string().check(z.maxLength(35), z.regex(/^(vi|en|cn|zh|th|ja)([-_]\w+)*$/i))),
      ...lottoLaunchFields,
    })
    .check(z.refine(({ gameId, roomId, lottoGameCode }) => (gameId ?? roomId ?? lottoGameCode) !== undefined)),
  value: z.object({
    /** The frame's address. It contains a launch code, usable once within a minute; nothing else of value. */
    game_url: z.optional(z.string()),
    /** Instead of `game_url` for games that refuse frames: the address of their own window. */
    game_url2: z.optional(z.string()),
    /**
     * Without either address the game belongs to a lottery and was not launched: it has a page of this site
     * (`lotteryPageOf`), or its card has the launch parameters (`lotto`).
     */
    game: gameCard,
  }),
});

export const launchOperations = [launchGame] as const;
