import type { MountFailure } from '@unisite/shared/contract';

/**
 * A failure that is not the version's: a page trusts the keys it started with, so one that was open when a team's key
 * was replaced refuses what the new key signed. The platform has verified every signature itself.
 */
export const pageFailure = 'SIGNATURE' satisfies MountFailure;
