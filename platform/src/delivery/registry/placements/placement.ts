import type { Manifest, Signature, SlotName } from '@unisite/shared/contract';
import type { PlacementState } from '@unisite/shared/contract/rollout';

/** What a market hides of a remote's offers. A slot entry without `module` hides all of that slot's offers. */
export interface Hidden {
  routes: string[];
  slots: { slot: SlotName; module?: string }[];
  modals: string[];
  navigation: string[];
}
export const noHidden: Hidden = { routes: [], slots: [], modals: [], navigation: [] };

/** A version that some visitors get before everyone. `share`: how many of 10,000. */
export interface Canary {
  digest: string;
  share: number;
  since: Date;
}

/** A remote in a market: its version there, whether it is enabled, and which version to fall back to. */
export interface Placement {
  market: string;
  remote: string;
  enabled: boolean;
  digest: string;
  /** Since when it has been everyone's version. */
  digestSince: Date;
  canary: Canary | null;
  lastKnownGood: string | null;
  /** Tie-breaker for remotes with the same `order`. */
  position: number;
  hidden: Hidden;
  /** The market's revision as of this placement's last change. */
  revision: number;
}

/** A published version that may be placed: its files were verified, and an unrevoked key of its team signed it. */
export interface Version {
  remote: string;
  digest: string;
  manifest: Manifest;
  signature: Signature;
}

/** The versions that a placement names. */
export const digestsOf = ({ digest, canary, lastKnownGood }: Placement): string[] =>
  [digest, canary?.digest, lastKnownGood].filter((named) => named !== undefined && named !== null);

/** A placement as the audit records it. `versionOf` returns the semantic version of a digest. */
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
