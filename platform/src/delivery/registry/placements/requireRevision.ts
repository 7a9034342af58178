import type { AuditEntry } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { auditEntries, latestChange } from '../../../operators/audit/index.ts';
import { RevisionConflict } from '../acts/revisionConflict.ts';
import type { Placement } from './placement.ts';

interface Where {
  market: string;
  remote: string;
}

/** @throws RevisionConflict when the placement's revision differs from the expected one. */
export async function requireRevision(
  q: Queryable,
  where: Where,
  before: Placement | null,
  expected: number,
): Promise<void> {
  const revision = before?.revision ?? 0;
  if (revision !== expected) throw new RevisionConflict(revision, await since(q, where, expected));
}

/** @throws RevisionConflict when a change is no longer the placement's latest. */
export async function requireLatest(
  q: Queryable,
  change: Where & { id: string },
  before: Placement | null,
): Promise<void> {
  if ((await latestChange(q, change.market, change.remote)) === change.id) return;
  const later = (await since(q, change, 0)).filter(({ id }) => BigInt(id) > BigInt(change.id));
  throw new RevisionConflict(before?.revision ?? 0, later);
}

const since = (q: Queryable, { market, remote }: Where, after: number): Promise<AuditEntry[]> =>
  auditEntries(q, { market, remote, after });
