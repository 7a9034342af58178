import type { PlacementState } from '@unisite/shared/contract/rollout';

/**
 * The initial pair to compare: the promoted version with the canary, or with the newest; if the newest is promoted,
 * with the one before. `digests` are newest first.
 */
export function firstPair(
  digests: readonly string[],
  placement: Pick<PlacementState, 'digest' | 'canary'> | null,
): { from: string; to: string } {
  const [newest = '', before = ''] = digests;
  const base = placement?.digest ?? before;
  const to = placement?.canary?.digest ?? newest;
  return base === to ? { from: digests.find((digest) => digest !== to) ?? '', to } : { from: base, to };
}
