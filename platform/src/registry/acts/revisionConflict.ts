import type { AuditEntry } from '@unisite/shared/contract/rollout';

/**
 * The placement is not the one that whoever asks has seen; nothing was done. `since`: what others did after it, latest
 * first.
 */
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
