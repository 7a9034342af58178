import type { AuditEntry } from '@unisite/shared/contract/rollout';

/** The placement's revision is not the expected one; nothing was done. since: later changes, latest first. */
export class RevisionConflict extends Error {
  override name = 'Changed';
  readonly since: readonly AuditEntry[];
  readonly revision: number;

  constructor(revision: number, since: readonly AuditEntry[]) {
    super(`the placement was changed meanwhile, it stands at revision ${revision}`);
    this.revision = revision;
    this.since = since;
  }
}
