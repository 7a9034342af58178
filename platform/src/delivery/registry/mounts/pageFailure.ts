import type { MountFailure } from '@unisite/shared/contract';

/**
 * A failure that says nothing of the version: a page trusts the keys that it began with, so one that was open as a
 * team's key was replaced refuses what the new key signed. The platform has verified every signature itself.
 */
export const pageFailure = 'SIGNATURE' satisfies MountFailure;
