import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';
import { prizeMode } from './prizeMode.ts';

export const region = z.enum(['north', 'central', 'south']);
export type Region = z.Infer<typeof region>;

/** A game of a lottery menu (section 3: code, remark, drawDayOfWeek as comma list, gameGroupCode). */
export const lotteryGame = z.object({
  code: z.string(),
  remark: z.string(),
  /** Weekdays in the specification's code: 2 Monday … 7 Saturday, 1 Sunday; empty: several times a day. */
  drawDayOfWeek: z.string(),
  gameGroupCode: z.string(),
  region: z.nullable(region),
  isHot: z.boolean(),
  /** IANA time zone of the station, which its draw days and times follow. */
  timeZone: z.string(),
  /** Wall-clock time of the draw where the station is, HH:MM; null when it draws on an interval. */
  drawTime: z.nullable(z.string()),
  /** Minutes between two draws; null when it draws at a wall-clock time. */
  interval: z.nullable(z.int()),
  /** ISO instants of the next draw and of the end of betting on it. */
  nextDrawAt: z.string(),
  closesAt: z.string(),
});
export type LotteryGame = z.Infer<typeof lotteryGame>;

export const lotteryMenus = operation({
  name: 'lotteryMenus',
  summary: 'The lottery menus by prize mode; the Vietnamese ones by region',
  method: 'GET',
  path: '/wps/lottery/menus',
  access: 'public',
  request: z.object({ prizeMode: z.optional(prizeMode) }),
  value: z.object({
    menus: z.array(z.object({ tag: z.string(), labelName: z.string(), prizeMode, gameMenus: z.array(lotteryGame) })),
  }),
});

export const popularLotteries = operation({
  name: 'popularLotteries',
  summary: 'The hot strip (section 9: at most 20)',
  method: 'GET',
  path: '/wps/lottery/popular',
  access: 'public',
  request: empty,
  value: z.object({ rows: z.array(lotteryGame) }),
});

/**
 * One prize of a draw: its rank (DB, G1 … G8 for Vietnam; a single BALLS for electronic draws) and its numbers as text.
 */
export const prize = z.object({ rank: z.string(), numbers: z.array(z.string()) });

export const drawResult = z.object({
  code: z.string(),
  remark: z.string(),
  gameGroupCode: z.string(),
  region: z.nullable(region),
  numero: z.string(),
  drawnAt: z.string(),
  prizes: z.array(prize),
});
export type DrawResult = z.Infer<typeof drawResult>;

export const openedNumbers = operation({
  name: 'openedNumbers',
  summary: 'The latest result of each game',
  method: 'GET',
  path: '/wps/lottery/opened',
  access: 'public',
  request: z.object({
    prizeMode: z.optional(prizeMode),
    region: z.optional(region),
    /** A day of draws of the stations (YYYY-MM-DD); absent: the latest of each game. */
    day: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  }),
  value: z.object({ rows: z.array(drawResult) }),
});

export const numero = operation({
  name: 'numero',
  summary: 'The results of a game, newest first (section 9: full list 100)',
  method: 'GET',
  path: '/wps/lottery/games/:code/numero',
  access: 'public',
  errors: ['LOTTERY_UNKNOWN'],
  request: z.object({
    code: z.string().check(z.maxLength(20)),
    count: z.defaulted(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(100))),
      ),
      10,
    ),
  }),
  value: z.object({ rows: z.array(drawResult) }),
});

export const liveDrawing = operation({
  name: 'liveDrawing',
  summary: 'An official draw from its time until its result counts: the numbers that are out so far',
  method: 'GET',
  path: '/wps/lottery/games/:code/drawing',
  access: 'public',
  errors: ['LOTTERY_UNKNOWN'],
  request: z.object({ code: z.string().check(z.maxLength(20)) }),
  value: z.object({
    /** Null: no draw in progress. */
    drawing: z.nullable(
      z.object({
        numero: z.string(),
        drawsAt: z.string(),
        /** The prizes of the draw, highest first. */
        ranks: z.array(z.object({ rank: z.string(), numbers: z.int(), digits: z.int() })),
        /** The first numbers of each rank; provisional, nothing is settled by them. */
        prizes: z.array(prize),
      }),
    ),
  }),
});
export type LiveDrawing = NonNullable<z.Infer<typeof liveDrawing.value>['drawing']>;

export const lotteryOperations = [lotteryMenus, popularLotteries, openedNumbers, numero, liveDrawing] as const;
