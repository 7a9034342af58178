import { type Hundredths, type Localized, type MemberId, toWire } from '@unisite/shared/contract';
import type { MemberRecord, MemberRecordKind } from '@unisite/shared/contract/operatorsMember';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly what: Localized;
  readonly reference: string;
  readonly first: Hundredths | null;
  readonly second: Hundredths | null;
  readonly state: string | null;
}

/** Source of a record's rows for the member $1, and their columns. */
interface Source {
  readonly from: string;
  readonly order: string;
  readonly columns: string;
}

const inBoth = (text: string) => `jsonb_build_object('vi', ${text}, 'en', ${text})`;
const movementsOf = (kind: string): Source => ({
  from: `ledger.account a JOIN ledger.posting p ON p.account_id = a.id JOIN ledger.transfer t ON t.id = p.transfer_id WHERE a.kind = '${kind}' AND a.owner = $1`,
  order: 'p.transfer_id DESC, p.side DESC',
  columns: `t.id::text || '/' || p.side AS id, t.at, CASE WHEN t.subject ? 'game'
      THEN (SELECT jsonb_build_object('vi', g.name_vi, 'en', g.name_en) FROM games.game g WHERE g.id = t.subject ->> 'game')
      ELSE t.subject END AS what,
    t.reference, p.amount AS first, p.balance_after AS second, NULL AS state`,
});

const sources: Readonly<Record<MemberRecordKind, Source>> = {
  bets: {
    from: 'rounds.game_round r LEFT JOIN games.game g ON g.id = r.game_id WHERE r.member_id = $1::bigint',
    order: 'r.opened_at DESC, r.vendor_code, r.round_id, r.game_id',
    columns: `r.vendor_code || '/' || r.game_id || '/' || r.round_id AS id, r.opened_at AS at,
      jsonb_build_object('vi', coalesce(g.name_vi, r.game_id), 'en', coalesce(g.name_en, r.game_id)) AS what,
      r.round_id AS reference, r.staked AS first, r.won AS second, r.state`,
  },
  movements: movementsOf('member'),
  points: movementsOf('points'),
  deposits: {
    from: 'cash.cash_deposit d WHERE d.member_id = $1::bigint',
    order: 'd.created_at DESC, d.id DESC',
    columns: `d.id::text, d.created_at AS at, ${inBoth('d.method')} AS what, d.reference, d.amount AS first,
      (SELECT sum(k.amount - k.fee)::bigint FROM cash.cash_deposit_payment k WHERE k.deposit_id = d.id) AS second, d.state`,
  },
  withdrawals: {
    from: 'cash.cash_withdrawal w JOIN cash.cash_bank_account b ON b.id = w.bank_account_id WHERE w.member_id = $1::bigint',
    order: 'w.created_at DESC, w.id DESC',
    columns: `w.id::text, w.created_at AS at, ${inBoth(`b.bank_code || ' ••' || right(b.number, 4)`)} AS what, w.reference,
      w.amount AS first, w.fee AS second, w.state`,
  },
  messages: {
    from: 'messages.message g WHERE g.member_id = $1::bigint AND g.deleted_at IS NULL',
    order: 'g.sent_at DESC, g.id DESC',
    columns: `g.id::text, g.sent_at AS at, g.title AS what, g.category AS reference, NULL::bigint AS first, NULL::bigint AS second,
      CASE WHEN g.read_at IS NULL THEN 'unread' ELSE 'read' END AS state`,
  },
};

export interface RecordPage {
  readonly kind: MemberRecordKind;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a member's records, newest first. */
export async function recordsOf(
  q: Queryable,
  memberId: MemberId,
  { kind, page, pageSize }: RecordPage,
): Promise<{ readonly total: number; readonly rows: MemberRecord[] }> {
  const { from, order, columns } = sources[kind];
  const [count] = await q.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${from}`, [memberId]);
  const rows = await readMoney<Row>(
    q.query(`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT $2 OFFSET $3`, [
      memberId,
      pageSize,
      (page - 1) * pageSize,
    ]),
    { first: true, second: true },
  );
  // points are whole numbers, so they are scaled to hundredths for the wire
  const wire = (sum: Hundredths | null) =>
    sum === null ? null : kind === 'points' ? toWire((sum * 100n) as Hundredths) : toWire(sum);
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ at, first, second, ...row }) => ({
      ...row,
      at: at.toISOString(),
      first: wire(first),
      second: wire(second),
    })),
  };
}
