import type { Queryable } from '../../foundation/database/connect.ts';

/** One break of a rule that the ledger, or what is held against it, has to keep. */
export interface InvariantViolation {
  /** The rule, as a sentence. */
  readonly invariant: string;
  /** The transfer, account or record that breaks it. */
  readonly where: string;
}

interface Asking {
  /** Hears each rule before it is looked at. */
  readonly onProgress?: ((invariant: string) => void) | undefined;
  /** Parameters of each statement. */
  readonly values?: readonly unknown[];
}

/** Asks for what breaks each rule. `broken`: by rule, the statement whose rows say `where`. */
export async function violationsOf(
  q: Queryable,
  broken: Readonly<Record<string, string>>,
  { onProgress = () => undefined, values = [] }: Asking = {},
): Promise<InvariantViolation[]> {
  const found: InvariantViolation[] = [];
  for (const [invariant, sql] of Object.entries(broken)) {
    onProgress(invariant);
    const rows = await q.query<{ where: string }>(sql, values);
    found.push(...rows.map(({ where }) => ({ invariant, where })));
  }
  return found;
}
