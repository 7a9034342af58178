import { type Manifest, manifest } from '@unisite/shared/contract/registry';
import * as z from '@unisite/shared/schema';
import type { Finding } from './problems.ts';

export type ParsedManifest = { manifest: Manifest; findings: readonly [] } | { manifest: null; findings: Finding[] };

/**
 * Parses a manifest. Strict: unknown keys are refused, because the schema would silently drop them, such as a
 * misspelled `requires`.
 */
export function parseManifest(raw: unknown): ParsedManifest {
  if (raw === undefined) return { manifest: null, findings: [{ code: 'NO_MANIFEST', what: 'remote.json' }] };
  const parsed = z.safeParse(manifest, raw);
  if (!parsed.success) {
    const findings = parsed.error.issues.map(
      (issue): Finding => ({ code: 'MANIFEST_MALFORMED', what: issue.path.map(String).join('.') || 'remote.json' }),
    );
    return { manifest: null, findings };
  }
  const unknown = unknownKeys(raw, parsed.data, '');
  return unknown.length > 0 ? { manifest: null, findings: unknown } : { manifest: parsed.data, findings: [] };
}

function unknownKeys(raw: unknown, known: unknown, at: string): Finding[] {
  if (typeof raw !== 'object' || raw === null || typeof known !== 'object' || known === null) return [];
  const kept = new Map<string, unknown>(Object.entries(known));
  return Object.entries(raw).flatMap(([key, value]): Finding[] => {
    const place = at === '' ? key : `${at}.${key}`;
    return kept.has(key) ? unknownKeys(value, kept.get(key), place) : [{ code: 'UNKNOWN_KEY', what: place }];
  });
}
