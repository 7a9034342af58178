import type { PlacementState } from '@unisite/shared/contract/rollout';

/**
 * Which two versions are compared first: what everyone has with what is tried, or with the newest; where everyone has
 * the newest, the one before it with that. `digests` stand newest first.
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
