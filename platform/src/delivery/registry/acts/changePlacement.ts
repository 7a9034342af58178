import { clashes } from '@unisite/publishing';
import type { Descriptor } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type AuditRecord, writeAudit } from '../../../operators/audit/index.ts';
import { type Placement, stateOf } from '../placements/placement.ts';
import { lockMarket, placementsOf, savePlacement } from '../placements/placementRecords.ts';
import { servedManifest, versionNames } from '../versions/versionRecords.ts';
import { firstPlacement } from './applyAct.ts';
import { RegistryError, refuse } from './registryError.ts';

export interface Change extends Pick<AuditRecord, 'act' | 'who' | 'why' | 'at'> {
  market: string;
  remote: string;
  /** Called before anything is changed; throws when the caller's view of the placement is stale. */
  expect?: ((before: Placement | null) => void | Promise<void>) | undefined;
  /** Returns the new placement from the current one (null: the remote is new in this market), or null for no change. */
  to: (before: Placement | null, fresh: (digest: string) => Placement) => Placement | null | Promise<Placement | null>;
}

/** The change's audit entry and the market's new revision; null when nothing changed. */
export type ChangeResult = { audit: string; revision: number } | null;

/**
 * Changes one placement, increments the market's revision and writes the audit, in the transaction `q`. Changes of one
 * market are serialized.
 *
 * @throws RegistryError when a version is unknown, or offers what another remote of the market offers.
 */
export async function changePlacement(q: Queryable, change: Change): Promise<ChangeResult> {
  const { market, remote, act, who, why, at } = change;
  await lockMarket(q, market);
  const placements = await placementsOf(q, market);
  const before = placements.find((placement) => placement.remote === remote) ?? null;
  await change.expect?.(before);
  const revision = Math.max(0, ...placements.map((placement) => placement.revision)) + 1;
  const position = Math.max(0, ...placements.map((placement) => placement.position)) + 10;
  const changed = await change.to(before, (digest) => firstPlacement({ market, remote, digest, at, position }));
  if (!changed) return null;
  const after = { ...changed, revision };
  const names = await versionNames(q, remote);
  const state = (placement: Placement) => stateOf(placement, (digest) => names.get(digest) ?? '');
  await refuseClashes(q, after, placements);
  await savePlacement(q, after);
  const from = before && state(before);
  const audit = await writeAudit(q, { at, who, act, remote, market, from, to: state(after), revision, why });
  return { audit, revision };
}

/** No two remotes of a market may offer the same thing, whichever of their versions a visitor gets. */
async function refuseClashes(q: Queryable, coming: Placement, placements: readonly Placement[]): Promise<void> {
  const subject = `${coming.remote} in ${coming.market}`;
  const others = placements.filter(({ enabled, remote }) => coming.enabled && enabled && remote !== coming.remote);
  const theirs: Descriptor[] = [];
  for (const other of others) theirs.push(...(await descriptorsOf(q, other)));
  const found = (await descriptorsOf(q, coming)).flatMap((mine) => theirs.flatMap((their) => clashes(mine, their)));
  const once = new Map(found.map(({ code, what }) => [`${code} ${what}`, { code, what }]));
  if (once.size > 0) throw new RegistryError(subject, [...once.values()]);
}

async function descriptorsOf(q: Queryable, { remote, digest, canary }: Placement): Promise<Descriptor[]> {
  const manifests: Descriptor[] = [];
  for (const shown of canary ? [digest, canary.digest] : [digest]) {
    const manifest = await servedManifest(q, remote, shown);
    if (!manifest) throw refuse('VERSION_UNKNOWN', `${remote} ${shown}`);
    manifests.push(manifest.descriptor);
  }
  return manifests;
}
