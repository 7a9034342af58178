import type { Queryable } from '../foundation/database/connect.ts';

/** One break of a rule that the ledger, or what is held against it, has to keep. */
export interface InvariantViolation {
  /** The rule, as a sentence. */
  readonly invariant: string;
  /** The transfer, account or record that breaks it. */
  readonly where: string;
}

/**
 * Asks for what breaks each rule. `broken`: by rule, the statement whose rows say `where`. `onProgress` hears each rule
 * before it is looked at.
 */
export async function violationsOf(
  q: Queryable,
  broken: Readonly<Record<string, string>>,
  onProgress: (invariant: string) => void = () => undefined,
): Promise<InvariantViolation[]> {
  const found: InvariantViolation[] = [];
  for (const [invariant, sql] of Object.entries(broken)) {
    onProgress(invariant);
    const rows = await q.query<{ where: string }>(sql);
    found.push(...rows.map(({ where }) => ({ invariant, where })));
  }
  return found;
}
