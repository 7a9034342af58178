import type { RateRule } from '../../../foundation/http/rateLimits.ts';

/** Calls per key: a version of two hundred files is uploaded at once. */
export const teamCalls: RateRule = { name: 'team calls', burst: 500, perSecond: 10 };
/** Builds per team that are read and checked: each takes seconds. */
export const checkedBuilds: RateRule = { name: 'team builds', burst: 30, perSecond: 1 / 10 };
/** Calls per address without a valid signature. */
export const failedCalls: RateRule = { name: 'team calls failed', burst: 30, perSecond: 1 / 10 };
