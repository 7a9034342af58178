import { probabilityByChance, type Tally } from './fisher.ts';

/** Thresholds for automatic rollback. */
export interface Rule {
  /** Mounts of the version required for a verdict. */
  readonly minimumVisits: number;
  /** Minimum number of addresses that failures must come from, so that nobody can end a roll-out alone. */
  readonly minimumReporters: number;
  /** How much more often it must fail than the version it is compared with; 0.05: five percentage points. */
  readonly margin: number;
}

/** The judged version; `reporters`: addresses that its failures came from. */
export interface MountCounts extends Tally {
  readonly reporters: number;
}

export type Verdict = { readonly kind: 'keep' } | { readonly kind: 'takeBack'; readonly why: string };

/**
 * Significance level. The test is repeated every few seconds while the numbers grow, so at the usual one in twenty a
 * false alarm would be certain; at one in two thousand a version that is no worse stays, however often it is tested.
 */
const significance = 0.0005;

/**
 * A baseline with fewer visits is assumed to work, up to this many: so a canary that fails for everyone also ends in
 * the market's quietest hour.
 */
const assumedVisits = 50;

/**
 * Whether a version must be taken back: enough visits, failures from enough addresses, and a failure rate above the
 * baseline's by the margin that is not due to chance (Fisher's exact test, one-sided).
 */
export function judgeVersion(tried: MountCounts, baseline: Tally, rule: Rule): Verdict {
  const keep: Verdict = { kind: 'keep' };
  if (tried.visits < rule.minimumVisits || tried.reporters < rule.minimumReporters) return keep;
  const reference = withPrior(baseline);
  const rate = rateOf(tried);
  if (rate < rateOf(reference) + rule.margin) return keep;
  if (probabilityByChance(tried, reference) >= significance) return keep;
  return {
    kind: 'takeBack',
    why:
      `failed ${tried.failures} of ${tried.visits} mounts (${percent(rate)}), reported from ${tried.reporters} ` +
      `${tried.reporters === 1 ? 'address' : 'addresses'}; the version it is compared with failed ${baseline.failures} of ${baseline.visits}` +
      `${baseline.visits === 0 ? '' : ` (${percent(rateOf(baseline))})`}`,
  };
}

const withPrior = ({ visits, failures }: Tally): Tally =>
  visits >= assumedVisits ? { visits, failures } : { visits: assumedVisits, failures: failures + 1 };

const rateOf = ({ visits, failures }: Tally): number => failures / visits;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
