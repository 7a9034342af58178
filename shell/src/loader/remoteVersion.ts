import type { LastKnownGood, PlacedRemote } from '@unisite/shared/contract/registry';
import type { Attempted } from '../health/attempts.ts';

/** One version of a remote, with all that is needed to load it: a placed remote, or its last known good version. */
export interface RemoteVersion extends LastKnownGood {
  name: string;
  team: string;
  canary?: boolean | undefined;
}

/** The fallback for a version that fails; null when there is no other. */
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
