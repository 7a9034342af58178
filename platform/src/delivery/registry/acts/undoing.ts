import type { Act, PlacementState } from '@unisite/shared/contract/rollout';
import type { Placement } from '../placements/placement.ts';

/** The placement as before its latest change; a remote new with that change is disabled instead. */
export function undoOf(now: Placement, from: PlacementState | null, at: Date): Placement {
  if (!from) return { ...now, enabled: false };
  const { enabled, digest, canary, lastKnownGood } = from;
  return {
    ...now,
    enabled,
    digest,
    digestSince: digest === now.digest ? now.digestSince : at,
    canary: canary && {
      digest: canary.digest,
      share: Math.round(canary.percent * 100),
      since: now.canary?.digest === canary.digest ? now.canary.since : at,
    },
    lastKnownGood: lastKnownGood?.digest ?? null,
  };
}

/** The act closest to undoing a change, shown to whoever decides on a pending undo. */
export function nearestAct(from: PlacementState | null, to: PlacementState): Act {
  if (!from) return { kind: 'disable' };
  if (from.enabled !== to.enabled) return { kind: from.enabled ? 'enable' : 'disable' };
  if (from.digest !== to.digest) return { kind: 'promote', digest: from.digest };
  if (from.canary) return { kind: 'canary', digest: from.canary.digest, percent: from.canary.percent };
  return { kind: 'endCanary' };
}
