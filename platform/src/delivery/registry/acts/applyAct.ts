import type { Act } from '@unisite/shared/contract/rollout';
import { noHidden, type Placement } from '../placements/placement.ts';
import { refuse } from './registryError.ts';

/** A version promoted for this long without a rollback counts as good. */
const PROVEN_AFTER_MS = 10 * 60_000;

export interface ActConditions {
  at: Date;
  /** Whether a version of this remote may be placed. */
  isUsable: (digest: string) => boolean;
  /** The placement that the remote would begin with in this market. */
  fresh: (digest: string) => Placement;
}

/**
 * The placement after an act, given the one before (null: the remote is new in this market); null when the act changes
 * nothing. The caller has checked that every version named by the act is usable.
 *
 * @throws RegistryError when the act does not apply.
 */
export function applyAct(before: Placement | null, act: Act, circumstances: ActConditions): Placement | null {
  const { at, isUsable, fresh } = circumstances;
  if (act.kind === 'promote' && !before) return fresh(act.digest);
  if (!before) throw refuse('NOT_PLACED', act.kind);
  switch (act.kind) {
    case 'promote':
      if (before.digest !== act.digest) {
        const lastKnownGood = lastKnownGoodBefore(before, circumstances);
        return { ...before, digest: act.digest, digestSince: at, canary: null, lastKnownGood };
      }
      return before.canary && { ...before, canary: null };
    case 'canary': {
      if (before.digest === act.digest) throw refuse('CANARY_IS_LIVE', act.digest);
      const share = Math.round(act.percent * 100);
      const running = before.canary?.digest === act.digest ? before.canary : null;
      if (running?.share === share) return null;
      return { ...before, canary: { digest: act.digest, share, since: running?.since ?? at } };
    }
    case 'endCanary':
      if (!before.canary) throw refuse('NO_CANARY', before.remote);
      return { ...before, canary: null };
    case 'rollBack':
      // Ending the canary puts its visitors back on the previous version, so nothing else is rolled back.
      if (before.canary) return { ...before, canary: null };
      if (before.lastKnownGood === null || before.lastKnownGood === before.digest || !isUsable(before.lastKnownGood)) {
        throw refuse('NO_LAST_GOOD', before.remote);
      }
      return { ...before, digest: before.lastKnownGood, digestSince: at };
    case 'enable':
      return before.enabled ? null : { ...before, enabled: true };
    case 'disable':
      return before.enabled ? { ...before, enabled: false } : null;
  }
}

/**
 * The version to fall back to after that of `before`: that version if it has settled, otherwise its own fallback, or,
 * without one, that version even if unsettled.
 */
function lastKnownGoodBefore(
  { digest, digestSince, lastKnownGood }: Placement,
  { at, isUsable }: ActConditions,
): string | null {
  const earlier = lastKnownGood !== null && isUsable(lastKnownGood) ? lastKnownGood : null;
  const settled = at.getTime() - digestSince.getTime() >= PROVEN_AFTER_MS;
  return isUsable(digest) && (settled || earlier === null) ? digest : earlier;
}

/** A remote's first placement in a market. */
export const firstPlacement = (place: {
  market: string;
  remote: string;
  digest: string;
  at: Date;
  position: number;
}): Placement => ({
  market: place.market,
  remote: place.remote,
  enabled: true,
  digest: place.digest,
  digestSince: place.at,
  canary: null,
  lastKnownGood: null,
  position: place.position,
  hidden: noHidden,
  revision: 0,
});
