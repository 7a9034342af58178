import * as z from '@unisite/shared/schema';

export const contractKind = z.enum(['dividend', 'daily', 'hourly', 'realtime']);
export type ContractKind = z.Infer<typeof contractKind>;
/** Daily, weekly, semimonthly (1–15, 16–end), monthly (section 9). Wages have their own: daily, hourly, real-time. */
export const contractPeriod = z.enum(['D', 'W', 'H', 'M', 'hour', 'live']);
export type ContractPeriod = z.Infer<typeof contractPeriod>;
export const contractGames = z.enum(['ALL', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP']);
export type ContractGames = z.Infer<typeof contractGames>;
/** `cancelAsked`: one side asked to end it; the other ends or keeps it. */
export const contractState = z.enum(['offered', 'accepted', 'rejected', 'withdrawn', 'cancelAsked', 'ended']);
export type ContractState = z.Infer<typeof contractState>;

export const MAX_TIERS = 10;
const condition = z.number().check(
  z.minimum(0),
  z.maximum(10_000_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);
/** Dividends: hundredths of a percent. Wages: hundredths of VND per 10,000 VND of turnover. */
const rate = z.int().check(z.minimum(0), z.maximum(10_000));

/** All conditions of a tier must be met; its rate then applies to the whole amount. */
const contractTier = z.object({
  turnover: condition,
  /** For dividends; 0 for wages. */
  netLoss: condition,
  active: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  rate,
});
export const contractTerms = z.object({
  /** The rate of wages without any tier; 0 for dividends. */
  base: rate,
  tiers: z.array(contractTier).check(z.maxLength(MAX_TIERS)),
  /**
   * For dividends: the share of a loss that vendors keep, in hundredths of a percent, as in the payer's own contract.
   */
  fee: rate,
});
export type ContractTerms = z.Infer<typeof contractTerms>;

export const contractRunState = z.enum(['waiting', 'due', 'short', 'paid', 'refused']);
export type ContractRunState = z.Infer<typeof contractRunState>;
