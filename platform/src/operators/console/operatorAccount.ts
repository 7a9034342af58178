import type { Queryable } from '../../foundation/database/connect.ts';

/** An operator's sign-in data. */
export interface OperatorAccount {
  readonly id: string;
  readonly account: string;
  readonly passwordHash: string;
  /** Sealed; null before the second factor is enrolled. */
  readonly totpSecret: Buffer | null;
  /** Time step of the last accepted code. */
  readonly totpStep: number;
}

/** Normalizes a typed account name for comparison. */
export const operatorName = (typed: string): string => typed.trim().toLowerCase().slice(0, 64);

/** An operator who may sign in. */
export async function activeOperator(q: Queryable, account: string): Promise<OperatorAccount | null> {
  const [row] = await q.query<OperatorAccount>(
    `SELECT id, account, password_hash AS "passwordHash", totp_secret AS "totpSecret",
       coalesce(totp_step, 0)::int AS "totpStep" FROM operator
     WHERE account = $1 AND state = 'active'`,
    [account],
  );
  return row ?? null;
}
