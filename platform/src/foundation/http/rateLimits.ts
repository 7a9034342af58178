/** Burst size and refill rate of a limit. */
export interface RateRule {
  readonly name: string;
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Rate limits by key, in this process's memory: they protect it from overload. Limits that guard access are counted in
 * the database (`access/identity/limits/rateLimit.ts`).
 */
export interface RateLimits {
  /** Consumes one unit of the key's allowance; returns 0 if it was available, else the seconds until it is. */
  take(rule: RateRule, key: string): number;
  /** Seconds until a unit is available, without consuming it. */
  wait(rule: RateRule, key: string): number;
}

interface Bucket {
  left: number;
  at: number;
  readonly rule: RateRule;
}

const MAX_BUCKETS = 50_000;

/** Token buckets in memory. `now` in milliseconds. */
export function createRateLimits(now: () => number = () => performance.now()): RateLimits {
  const buckets = new Map<string, Bucket>();

  const sweep = (at: number) => {
    for (const [key, bucket] of buckets) {
      const full = bucket.left + ((at - bucket.at) / 1000) * bucket.rule.perSecond >= bucket.rule.burst;
      if (full) buckets.delete(key);
    }
    // All in use: an attack from many addresses. The oldest are dropped, so that memory stays bounded.
    for (const key of buckets.keys()) {
      if (buckets.size <= MAX_BUCKETS / 2) break;
      buckets.delete(key);
    }
  };

  const filled = (rule: RateRule, key: string): Bucket => {
    const at = now();
    const name = `${rule.name} ${key}`;
    const known = buckets.get(name);
    if (!known && buckets.size >= MAX_BUCKETS) sweep(at);
    const bucket = known ?? { left: rule.burst, at, rule };
    bucket.left = Math.min(rule.burst, bucket.left + ((at - bucket.at) / 1000) * rule.perSecond);
    bucket.at = at;
    if (!known) buckets.set(name, bucket);
    return bucket;
  };
  const secondsOf = ({ left, rule }: Bucket) => (left >= 1 ? 0 : (1 - left) / rule.perSecond);

  return {
    take(rule, key) {
      const bucket = filled(rule, key);
      const seconds = secondsOf(bucket);
      if (seconds === 0) bucket.left -= 1;
      return seconds;
    },
    wait: (rule, key) => secondsOf(filled(rule, key)),
  };
}

/** A page with its pictures makes dozens of calls; many members may share one address. */
export const perAddress: RateRule = { name: 'address', burst: 600, perSecond: 100 };
/** Promotion codes, per member: 10 at once, then one every 6 minutes. */
export const perTypedCode: RateRule = { name: 'typedCode', burst: 10, perSecond: 1 / 360 };
export const perMember: RateRule = { name: 'member', burst: 240, perSecond: 30 };
