import { probabilityByChance, type Tally } from './fisher.ts';

/** Thresholds for automatic rollback. */
export interface Rule {
  /** Mounts of the version before anything is concluded. */
  readonly minimumVisits: number;
  /** From how many addresses its failures must come at least: nobody alone ends a roll-out. */
  readonly minimumReporters: number;
  /** How much more often than the version it is compared with it must fail; 0.05: five percentage points. */
  readonly margin: number;
}

/** The version that is judged; `reporters`: addresses that its failures came from. */
export interface MountCounts extends Tally {
  readonly reporters: number;
}

export type Verdict = { readonly kind: 'keep' } | { readonly kind: 'takeBack'; readonly why: string };

/**
 * How improbable the difference must be if it were chance. The question is asked every few seconds while the numbers
 * grow, so that a usual one in twenty would come by itself; at one in two thousand a version that is no worse stays,
 * asked however often.
 */
const significance = 0.0005;

/**
 * A version of which fewer visits are known is taken as one that works, up to this many: so a canary that fails for
 * everyone ends also in the market's quietest hour.
 */
const assumedVisits = 50;

/**
 * Whether a version fails so much more often than the one it is compared with that it is to be taken back: enough
 * visits, failures from enough addresses, a rate above the other's by the margin, and that not by chance (Fisher's
 * exact test, one-sided).
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
