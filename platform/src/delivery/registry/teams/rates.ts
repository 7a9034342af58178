import type { RateRule } from '../../../foundation/http/rateLimits.ts';

/** Calls of one key: a version of two hundred files is put at once. */
export const teamCalls: RateRule = { name: 'team calls', burst: 500, perSecond: 10 };
/** Builds of a team that are read and checked: each is the work of seconds. */
export const checkedBuilds: RateRule = { name: 'team builds', burst: 30, perSecond: 1 / 10 };
/** Calls from one address that no key signed. */
export const failedCalls: RateRule = { name: 'team calls failed', burst: 30, perSecond: 1 / 10 };
