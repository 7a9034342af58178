import * as z from '@unisite/shared/schema';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';

/** Most days of a report: a year. By week or month it may extend by a few. */
export const MAX_REPORT_DAYS = 366;

export const reportStep = z.enum(['day', 'week', 'month']);
export type ReportStep = z.Infer<typeof reportStep>;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Selection of a report. Days are those of the market. */
export const reportRequest = z.object({
  /** Absent: all markets with the currency. */
  market: z.optional(z.string().check(z.regex(/^[A-Z]{2,8}$/))),
  /** Absent: the first market's. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** First and last day, inclusive; extended to whole weeks or months. */
  from: day,
  to: day,
  by: reportStep,
});

/** Sources of gifts to members; `other`: a bonus of earlier times. */
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
  /** Turnover minus payout. */
  gross: amount,
  bets: z.int(),
};

/** Totals of a period, equal to the ledger's to the hundredth. */
export const houseFigures = z.object({
  deposits: amount,
  withdrawals: amount,
  ...play,
  bonus: amount,
  rebate: amount,
  /** The house's payments to agents. */
  commission: amount,
  /** Gross revenue minus bonus, rebate and commission. */
  net: amount,
  registered: z.int(),
  /** Distinct members who staked, and those of them registered before the period. */
  active: z.int(),
  returning: z.int(),
});
export type HouseFigures = z.Infer<typeof houseFigures>;

const reportPeriod = z.object({
  from: z.string(),
  to: z.string(),
  ...houseFigures.shape,
  /** Gross revenue per played category. */
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
    /** Extended to whole periods; the last may be incomplete. */
    from: z.string(),
    to: z.string(),
    /** Equally many periods before; of an incomplete one, equally many days. */
    before: z.object({ from: z.string(), to: z.string() }),
    /** Time up to which movements are included (ISO); the last seconds may be missing. Null: none yet. */
    asOf: z.nullable(z.string()),
    currency: z.string(),
    /** Currencies of all markets. */
    currencies: z.array(z.string()),
    total: houseFigures,
    totalBefore: houseFigures,
    /** Periods of the whole range by first day, without future ones. */
    periods: z.array(reportPeriod),
    /** Largest turnover first. Category '': games that no longer exist. */
    categories: z.array(z.object({ category: z.union([category, z.literal('')]), ...compared })),
    /** Vendor '' for games that no longer exist, LOTTERY for the house's draws; `name` null for an unknown vendor. */
    vendors: z.array(z.object({ vendor: z.string(), name: z.nullable(z.string()), ...compared })),
    gifts: z.array(z.object({ source: giftSource, amount, before: amount })),
  }),
});

/** Reports as CSV: by period, or by day, market, vendor and category. With the fields of `houseReport`. */
export const reportFile = z.object({
  ...reportRequest.shape,
  rows: z.enum(['periods', 'days']),
  language: z.enum(['vi', 'en']),
});
export const reportFilePath = '/ops/reports/file';
