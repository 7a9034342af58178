import { type ContractKind, type Hundredths, hundredthsOf } from '@unisite/shared/contract';
import { rateOf, type Terms } from './terms.ts';

/** 10,000 VND, the unit of wage rates. */
const PORTION = 1_000_000n;
const WHOLE = 10_000n;

/** A branch's play in a period, in a contract's games. */
export interface Played {
  readonly turnover: Hundredths;
  readonly payout: Hundredths;
  readonly bonus: Hundredths;
  readonly rebate: Hundredths;
  readonly active: number;
}

export interface Pay {
  /** Dividends only: what vendors keep of a loss. */
  readonly fee: Hundredths;
  /** Base of the rate: net loss for dividends, turnover for wages. Below zero: carried to the next period. */
  readonly counted: Hundredths;
  readonly rate: number;
  readonly amount: Hundredths;
  /** Deducted from the next period, zero or above. */
  readonly carried: Hundredths;
}

/**
 * What a contract pays for a period; `carried`: the previous period's negative balance. Dividends: rate × (turnover −
 * payout − bonuses − rebates − fee − carried loss). Daily and hourly wages: rate × whole portions of 10,000 VND of the
 * turnover. Real-time wages: rate × turnover. Rounded down.
 */
export function payOf(kind: ContractKind, terms: Terms, played: Played, carried: Hundredths): Pay {
  const isDividend = kind === 'dividend';
  const lost = played.turnover - played.payout;
  const fee = isDividend && lost > 0n ? (lost * BigInt(terms.fee)) / WHOLE : 0n;
  const counted = isDividend ? lost - played.bonus - played.rebate - fee - carried : played.turnover - carried;
  const rate =
    counted > 0n
      ? rateOf(terms, {
          turnover: isDividend ? played.turnover : hundredthsOf(counted),
          netLoss: hundredthsOf(isDividend ? counted : 0n),
          active: played.active,
        })
      : 0;
  return {
    fee: hundredthsOf(fee),
    counted: hundredthsOf(counted),
    rate,
    amount: hundredthsOf(counted > 0n ? amountOf(kind, counted, BigInt(rate)) : 0n),
    carried: hundredthsOf(counted < 0n ? -counted : 0n),
  };
}

function amountOf(kind: ContractKind, counted: bigint, rate: bigint): bigint {
  if (kind === 'dividend') return (counted * rate) / WHOLE;
  return kind === 'realtime' ? (counted * rate) / PORTION : (counted / PORTION) * rate;
}
