import type { ActKind } from '@unisite/shared/contract/rollout';

const kinds: readonly ActKind[] = ['promote', 'canary', 'endCanary', 'rollBack', 'enable', 'disable'];

interface RequestedAct {
  readonly kind: ActKind;
  readonly digest: string | null;
  readonly percent: number | null;
  /** ISO. */
  readonly at: string | null;
}

/**
 * Parses the audit's subject of a pending act, e.g. `canary 0123456789abcdef 5 % 2026-11-21T02:00:00.000Z`; `null` for
 * other subjects.
 */
export function readRequestedAct(subject: string): RequestedAct | null {
  const [first, ...words] = subject.split(' ');
  const kind = kinds.find((known) => known === first);
  if (!kind) return null;
  const percent = words[words.indexOf('%') - 1];
  return {
    kind,
    digest: words.find((word) => /^[0-9a-f]{16}$/.test(word)) ?? null,
    percent: percent === undefined ? null : Number(percent),
    at: words.find((word) => /^\d{4}-\d{2}-\d{2}T/.test(word)) ?? null,
  };
}
