import type { ProviderSaid } from '@unisite/shared/contract/operatorsContradictions';
import type { Queryable } from '../../foundation/database/connect.ts';
import { writeCashEvent } from '../events.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawalRows.ts';
import { contradictsPayout, type ProviderWord } from './contradicts.ts';

/** A provider that says now this, now that writes so many events of one contradiction; then they are counted only. */
const MOST_EVENTS = 20;

type Subject = { readonly withdrawal: string } | { readonly deposit: string };

interface Word {
  readonly said: ProviderSaid;
  readonly detail: string | null;
  readonly provider: string;
  /** How the withdrawal or deposit stands, after what the word did. */
  readonly state: string;
  readonly contradicts: boolean;
}

/**
 * Keeps a provider's word where it contradicts, or changes one that contradicted. The caller holds the lock of the
 * withdrawal or deposit. Returns whether there is news for the operators.
 */
export async function recordWord(
  q: Queryable,
  at: Date,
  subject: Subject,
  { said, detail, provider, state, contradicts }: Word,
): Promise<boolean> {
  const [column, id] =
    'withdrawal' in subject ? ['withdrawal_id', subject.withdrawal] : ['deposit_id', subject.deposit];
  const [open] = await q.query<{ id: string; said: ProviderSaid; times: number }>(
    `SELECT id, said, times FROM cash_contradiction WHERE ${column} = $1 AND settled_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (!open && !contradicts) return false;
  if (open) {
    await q.query(
      'UPDATE cash_contradiction SET said = $2, detail = $3, last_at = $4, times = least(times, 1000000) + 1 WHERE id = $1',
      [open.id, said, detail, at],
    );
    if (open.said === said || open.times >= MOST_EVENTS) return open.said !== said;
  } else {
    await q.query(`INSERT INTO cash_contradiction (${column}, said, detail, at, last_at) VALUES ($1, $2, $3, $4, $4)`, [
      id,
      said,
      detail,
      at,
    ]);
  }
  await writeCashEvent(q, at, {
    ...subject,
    state,
    actor: `provider:${provider}`,
    why: said,
    act: 'providerContradicted',
  });
  return true;
}

/** What a provider says of a payout, in its row and where it contradicts; see `recordWord`. */
export async function recordPayoutWord(
  q: Queryable,
  at: Date,
  row: WithdrawalRow,
  said: ProviderWord,
  code: string | null,
): Promise<boolean> {
  if (said !== row.providerSaid) {
    await q.query('UPDATE cash_withdrawal SET provider_said = $2 WHERE id = $1', [row.id, said]);
  }
  const { id, state, provider } = row;
  const word = { said, detail: said === 'failed' ? code : null, provider, state };
  return recordWord(q, at, { withdrawal: id }, { ...word, contradicts: contradictsPayout(row, said) });
}
