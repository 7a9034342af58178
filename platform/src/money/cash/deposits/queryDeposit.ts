import type { DepositState } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { keepDecisionKey, onceDecided } from '../decisionKey.ts';
import { writeCashEvent } from '../events.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import type { Services } from '../services.ts';
import { type DepositRow, depositById } from './depositRows.ts';

/** Minimum time between operators' queries about the same deposit. */
const PAUSE_MS = 60_000;

interface DepositQuery {
  readonly id: string;
  readonly why: string;
  readonly account: string;
  /** The decision's key: repeating it queries nothing. */
  readonly key: string;
}

/** Whether the provider can be queried: it is the current one, and nothing has arrived yet. */
export const canQueryDeposit = (
  { state, provider: code }: { readonly state: DepositState; readonly provider: string },
  provider: Pick<PaymentProvider, 'code'> | null,
): boolean => (state === 'pending' || state === 'expired') && provider?.code === code;

/**
 * Has the provider polled about a deposit right away, by whichever process polls next. Money moves only if the provider
 * reports it as paid.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED, PROVIDER_ALREADY_QUERIED, CONFLICT where the key belongs to another
 * decision
 */
export async function queryDeposit(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  provider: PaymentProvider | null,
  { id, why, account, key }: DepositQuery,
): Promise<DepositRow> {
  const found = async (q: Queryable, lock = false) => {
    const row = await depositById(q, id, { lock });
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  };
  return onceDecided(
    () =>
      database.transaction(async (q) => {
        const row = await found(q, true);
        const now = clock();
        await keepDecisionKey(q, now, { key, about: `deposit/${id}/query`, account });
        if (!canQueryDeposit(row, provider)) throw new Refusal('ALREADY_CLOSED');
        const [last] = await q.query<{ at: Date }>(
          `SELECT at FROM cash_event WHERE deposit_id = $1 AND act = 'providerQueried' ORDER BY id DESC LIMIT 1`,
          [id],
        );
        if (last && now.getTime() - last.at.getTime() < PAUSE_MS) throw new Refusal('PROVIDER_ALREADY_QUERIED');
        await q.query('UPDATE cash_deposit SET ask_at = $2 WHERE id = $1', [id, now]);
        const actor = `operator:${account}` as const;
        await writeCashEvent(q, now, { deposit: id, state: row.state, actor, why, act: 'providerQueried' });
        return row;
      }),
    () => found(database),
  );
}
