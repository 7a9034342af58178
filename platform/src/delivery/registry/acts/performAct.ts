import { rangeIsServed } from '@unisite/publishing';
import type { Act } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { digestsOf } from '../placements/placement.ts';
import type { SnapshotCache } from '../placements/shown.ts';
import { applyAct } from './applyAct.ts';
import { type Change, type ChangeResult, changePlacement } from './changePlacement.ts';
import { refuse } from './registryError.ts';

/** Target of an act, its author and reason. */
export interface ActContext extends Pick<Change, 'market' | 'remote' | 'who' | 'why' | 'at'> {
  expect?: Change['expect'];
}

/** Performs an act at once, in the transaction `q`. @throws RegistryError */
export async function performAct(
  q: Queryable,
  doing: ActContext,
  act: Act,
  { usable, learn }: Pick<SnapshotCache, 'usable' | 'learn'>,
): Promise<ChangeResult> {
  const { remote, at } = doing;
  if ('digest' in act) {
    await learn(remote, [act.digest]);
    const version = usable(remote, act.digest);
    if (!version) throw refuse('VERSION_UNUSABLE', `${remote} ${act.digest}`);
    // The contract range was served when the version was published, but may not be any more.
    const [unserved] = rangeIsServed(version);
    if (unserved) throw refuse('CONTRACT_NOT_SERVED', unserved.what);
  }
  const isUsable = (digest: string): boolean => usable(remote, digest) !== null;
  return changePlacement(q, {
    ...doing,
    act: act.kind,
    to: async (before, fresh) => {
      if (before) await learn(remote, digestsOf(before));
      return applyAct(before, act, { at, isUsable, fresh });
    },
  });
}
