import type { LastKnownGood, PlacedRemote } from '@unisite/shared/contract/registry';
import type { Attempted } from '../health/attempts.ts';

/**
 * One version of a remote: all that is needed to load it. A placed remote is one, and so is its last known good
 * version.
 */
export interface RemoteVersion extends LastKnownGood {
  name: string;
  team: string;
  canary?: boolean | undefined;
}

/** The version that takes the place of one that fails; null when there is no other. */
export function fallbackVersion({ name, team, digest, lastKnownGood }: PlacedRemote): RemoteVersion | null {
  return lastKnownGood && lastKnownGood.digest !== digest ? { name, team, ...lastKnownGood } : null;
}

/** A module of a version, as reports name it. */
export const mountOf = ({ name, digest, canary = false }: RemoteVersion, module: string): Attempted => ({
  remote: name,
  digest,
  module,
  canary,
});
