import * as z from '@unisite/shared/schema';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';

/** The days that a report is asked for at most: a year. By week or month it may come to a few more. */
export const MOST_REPORT_DAYS = 366;

export const reportStep = z.enum(['day', 'week', 'month']);
export type ReportStep = z.Infer<typeof reportStep>;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** What a report is of. Days are those of Asia/Ho_Chi_Minh. */
export const reportRequest = z.object({
  /** Absent: all markets with the currency. */
  market: z.optional(z.string().check(z.regex(/^[A-Z]{2,8}$/))),
  /** Absent: that of the first market. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** First and last day, included; by week or month widened to whole ones. */
  from: day,
  to: day,
  by: reportStep,
});

/** What gave something to members; `other`: a bonus of an earlier time. */
export const giftSource = z.enum([
  'promotion',
  'freeRounds',
  'rebate',
  'series',
  'mission',
  'raffle',
  'points',
  'vip',
  'referral',
  'operator',
  'other',
]);
export type GiftSource = z.Infer<typeof giftSource>;

const play = {
  turnover: amount,
  payout: amount,
  /** Turnover less payout. */
  gross: amount,
  bets: z.int(),
};

/** Sums of a period, as they are in the ledger, to the hundredth. */
export const houseFigures = z.object({
  deposits: amount,
  withdrawals: amount,
  ...play,
  bonus: amount,
  rebate: amount,
  /** What the house paid agents. */
  commission: amount,
  /** Gross revenue less bonus, rebate and commission. */
  net: amount,
  registered: z.int(),
  /** Different members who staked, and those of them who registered before the period began. */
  active: z.int(),
  returning: z.int(),
});
export type HouseFigures = z.Infer<typeof houseFigures>;

const reportPeriod = z.object({
  from: z.string(),
  to: z.string(),
  ...houseFigures.shape,
  /** Gross revenue of the categories that were played. */
  categories: z.array(z.object({ category: z.union([category, z.literal('')]), gross: amount })),
});
export type ReportPeriod = z.Infer<typeof reportPeriod>;

const compared = { ...play, before: z.object({ turnover: amount, gross: amount }) };

export const houseReport = call({
  name: 'houseReport',
  method: 'GET',
  path: '/ops/reports',
  access: 'cash',
  errors: ['UNKNOWN_MARKET'],
  request: reportRequest,
  value: z.object({
    /** Widened to whole periods; the last may not be over. */
    from: z.string(),
    to: z.string(),
    /** As many periods before; of one that is not over, as many days of it. */
    before: z.object({ from: z.string(), to: z.string() }),
    /** Until when movements are in it (ISO); those of the last seconds may be missing. Null: none is yet. */
    asOf: z.nullable(z.string()),
    currency: z.string(),
    /** All currencies that markets have. */
    currencies: z.array(z.string()),
    total: houseFigures,
    totalBefore: houseFigures,
    /** Of the whole range, each from its first day; those to come are left out. */
    periods: z.array(reportPeriod),
    /** Most turnover first. Category '' is of games that are gone. */
    categories: z.array(z.object({ category: z.union([category, z.literal('')]), ...compared })),
    /** Vendor '' where the game is gone, LOTTERY for draws of the house; `name` null where there is no such vendor. */
    vendors: z.array(z.object({ vendor: z.string(), name: z.nullable(z.string()), ...compared })),
    gifts: z.array(z.object({ source: giftSource, amount, before: amount })),
  }),
});

/** Reports as CSV: their periods, or each day by market, vendor and category. With the fields of `houseReport`. */
export const reportFile = z.object({
  ...reportRequest.shape,
  rows: z.enum(['periods', 'days']),
  language: z.enum(['vi', 'en']),
});
export const reportFilePath = '/ops/reports/file';
