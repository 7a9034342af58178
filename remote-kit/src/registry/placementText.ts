import type { PlacementState } from '@unisite/shared/contract/rollout';

/** `1.2.0, 5 % on 1.3.0`, `off`. */
export const placementText = ({ enabled, version, canary }: PlacementState): string =>
  [enabled ? version : `off (${version})`, canary ? `${canary.percent} % on ${canary.version}` : '']
    .filter(Boolean)
    .join(', ');
