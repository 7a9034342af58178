import type { Manifest, Signature, SlotName } from '@unisite/shared/contract';
import type { PlacementState } from '@unisite/shared/contract/rollout';

/** What a market leaves out of a remote's offers. A slot entry without `module` hides all of that slot's offers. */
export interface Hidden {
  routes: string[];
  slots: { slot: SlotName; module?: string }[];
  modals: string[];
  navigation: string[];
}
export const noHidden: Hidden = { routes: [], slots: [], modals: [], navigation: [] };

/** A version that some visitors get before everyone does. `share`: how many of 10,000. */
export interface Canary {
  digest: string;
  share: number;
  since: Date;
}

/** A remote in a market: which version it shows there, if it is enabled, and which version to fall back to. */
export interface Placement {
  market: string;
  remote: string;
  enabled: boolean;
  digest: string;
  /** Since when everyone has got it. */
  digestSince: Date;
  canary: Canary | null;
  lastKnownGood: string | null;
  /** Remotes stand in this order where their own `order` leaves it open. */
  position: number;
  hidden: Hidden;
  /** The market's revision that the last change of this placement made. */
  revision: number;
}

/**
 * A published version that may be placed: its files were read back, and a key of its team that still counts signed it.
 */
export interface Version {
  remote: string;
  digest: string;
  manifest: Manifest;
  signature: Signature;
}

/** The versions that a placement names. */
export const digestsOf = ({ digest, canary, lastKnownGood }: Placement): string[] =>
  [digest, canary?.digest, lastKnownGood].filter((named) => named !== undefined && named !== null);

/** A placement as the audit keeps it. `versionOf` names the semantic version of a digest. */
export function stateOf(placement: Placement, versionOf: (digest: string) => string): PlacementState {
  const named = (digest: string) => ({ version: versionOf(digest), digest });
  const { enabled, digest, canary, lastKnownGood } = placement;
  return {
    enabled,
    ...named(digest),
    canary: canary && { ...named(canary.digest), percent: canary.share / 100 },
    lastKnownGood: lastKnownGood === null ? null : named(lastKnownGood),
  };
}
