import type { CallError } from '@unisite/shared/client';
import { changedSince } from '@unisite/shared/contract/operators';
import type { AuditEntry } from '@unisite/shared/contract/rollout';
import { safeParse } from '@unisite/shared/schema';

/** For a refusal with `CHANGED`: what others did after the expected revision. */
export function changesSince({ answer }: CallError): readonly AuditEntry[] {
  const changed = safeParse(changedSince, answer);
  return changed.success ? changed.data.since : [];
}
