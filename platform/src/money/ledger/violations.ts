import type { Queryable } from '../../foundation/database/connect.ts';

/** One violation of an invariant of the ledger, or of records reconciled with it. */
export interface InvariantViolation {
  /** The invariant, as a sentence. */
  readonly invariant: string;
  /** The transfer, account or record that violates it. */
  readonly where: string;
}

interface Asking {
  /** Called with each invariant before it is checked. */
  readonly onProgress?: ((invariant: string) => void) | undefined;
  /** Parameters of each statement. */
  readonly values?: readonly unknown[];
}

/** Finds violations of each invariant. `broken`: by invariant, the statement whose rows name `where`. */
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
