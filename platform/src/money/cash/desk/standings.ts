import { type Hundredths, type MemberId, toWire } from '@unisite/shared/contract';
import type { CashStanding } from '@unisite/shared/contract/operatorsCashStanding';
import { readMoney } from '../../ledger/index.ts';
import { type RiskFacts, risksOf } from './risks.ts';
import type { DeskServices } from './services.ts';

/** A withdrawal or deposit whose member is assessed. */
export interface Asked {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly amount: Hundredths;
  readonly createdAt: Date;
}

export interface Standing {
  readonly account: string;
  readonly nickname: string;
  readonly wire: CashStanding;
}

interface Row extends Omit<RiskFacts, 'openSigns'> {
  readonly memberId: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly balance: Hundredths;
  readonly bonus: Hundredths;
  readonly debt: Hundredths;
  readonly depositDay: string | null;
  readonly sum: Hundredths;
  readonly failed: number;
}

/** Earlier requests of the same kind: completed ones, unsuccessful ones, and what only one kind has. */
const earlier = {
  withdrawal: `SELECT count(*) FILTER (WHERE e.state IN ('paid', 'received', 'partial', 'notReceived'))::int AS completed,
      coalesce(sum(e.amount) FILTER (WHERE e.state IN ('paid', 'received', 'partial', 'notReceived')), 0)::bigint AS sum,
      coalesce(max(e.amount) FILTER (WHERE e.state IN ('paid', 'received', 'partial', 'notReceived')), 0) AS most,
      count(*) FILTER (WHERE e.state IN ('rejected', 'returned'))::int AS failed, 0 AS fruitless, 0 AS "chargedBack"
    FROM cash_withdrawal e WHERE e.member_id = r.member_id AND e.created_at < r.at`,
  deposit: `SELECT count(*) FILTER (WHERE e.state = 'confirmed')::int AS completed,
      coalesce(sum(e.amount) FILTER (WHERE e.state = 'confirmed'), 0)::bigint AS sum,
      coalesce(max(e.amount) FILTER (WHERE e.state = 'confirmed'), 0) AS most,
      count(*) FILTER (WHERE e.state IN ('failed', 'expired'))::int AS failed,
      count(*) FILTER (WHERE e.state IN ('failed', 'expired') AND e.created_at > r.at - interval '24 hours')::int AS fruitless,
      count(*) FILTER (WHERE e.state = 'chargedBack')::int AS "chargedBack"
    FROM cash_deposit e WHERE e.member_id = r.member_id AND e.created_at < r.at`,
} as const;

/** Rows of other members at an address that are read at most: beyond this, the number says nothing. */
const MOST_AT_ADDRESS = 200;

const walletOf = (kind: string, name: string, sign = '') =>
  `coalesce((SELECT ${sign}a.balance FROM ledger.account a WHERE a.kind = '${kind}' AND a.owner = r.member_id::text AND a.currency = r.currency), 0)::bigint AS ${name}`;

/**
 * Facts about the members who requested these withdrawals or deposits, in the same order. Balances are the ledger's;
 * deposits and stakes by day come from the daily figures, which lag by seconds.
 */
export async function standingsOf(
  { database, openMoneySigns }: Pick<DeskServices, 'database' | 'openMoneySigns'>,
  kind: keyof typeof earlier,
  asked: readonly Asked[],
  /** Bank accounts of the withdrawals; none for deposits. */
  payees: readonly string[] = [],
): Promise<Standing[]> {
  const members = asked.map(({ memberId }) => memberId);
  const openSigns = openMoneySigns(database, members);
  const standings = readMoney<Row>(
    database.query(
      `SELECT m.id AS "memberId", m.account, m.nickname, r.at, r.amount, m.reg_date AS "registeredAt", m.password_changed_at AS "passwordAt",
         (SELECT b.added_at FROM cash_bank_account b WHERE b.id = r.payee) AS "payeeAt",
         ${walletOf('member', 'balance')}, ${walletOf('bonus', 'bonus')}, ${walletOf('debt', 'debt', '-')},
         to_char(d.day, 'YYYY-MM-DD') AS "depositDay", coalesce(f.deposited, 0)::bigint AS deposited, coalesce(f.staked, 0)::bigint AS staked,
         e.*, (SELECT count(DISTINCT o.member_id)::int FROM identity.member_device v JOIN identity.member_device o ON o.mark_hash = v.mark_hash
           AND o.member_id <> v.member_id WHERE v.member_id = r.member_id) AS "sharedDevice",
         (SELECT count(DISTINCT s.member_id)::int FROM (SELECT o.member_id FROM identity.member_device v JOIN identity.member_device o ON o.address = v.address
           AND o.member_id <> v.member_id AND o.last_at > r.at - interval '30 days'
           WHERE v.member_id = r.member_id AND v.last_at > r.at - interval '30 days' LIMIT ${MOST_AT_ADDRESS}) s) AS "sharedAddress",
         (SELECT count(*)::int FROM play_same_person(r.member_id)) AS "samePerson"
       FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[], $5::bigint[])
         WITH ORDINALITY AS r (member_id, currency, amount, at, payee, place)
       JOIN members.member m ON m.id = r.member_id JOIN markets.market z ON z.code = m.market_code
       LEFT JOIN LATERAL (SELECT k.day FROM figures.member_day k WHERE k.member_id = r.member_id AND k.category = '' AND k.deposits > 0
         AND k.day <= (r.at AT TIME ZONE z.time_zone)::date ORDER BY k.day DESC LIMIT 1) d ON true
       LEFT JOIN LATERAL (SELECT sum(k.deposits) AS deposited, sum(k.staked) AS staked FROM figures.member_day k WHERE k.member_id = r.member_id
         AND k.day BETWEEN d.day AND (r.at AT TIME ZONE z.time_zone)::date) f ON true
       CROSS JOIN LATERAL (${earlier[kind]}) e
       ORDER BY r.place`,
      [
        members,
        asked.map(({ currency }) => currency),
        asked.map(({ amount }) => amount),
        asked.map(({ createdAt }) => createdAt),
        asked.map((_, place) => payees[place] ?? null),
      ],
    ),
    { amount: true, balance: true, bonus: true, debt: true, deposited: true, staked: true, sum: true, most: true },
  );
  const [signs, rows] = await Promise.all([openSigns, standings]);
  return rows.map(({ memberId, account, nickname, ...row }) => ({
    account,
    nickname,
    wire: toStanding({ ...row, openSigns: signs.get(memberId) ?? 0 }, kind),
  }));
}

const toStanding = (
  row: Omit<Row, 'memberId' | 'account' | 'nickname'> & RiskFacts,
  kind: keyof typeof earlier,
): CashStanding => ({
  balance: toWire(row.balance),
  bonus: toWire(row.bonus),
  debt: toWire(row.debt),
  registeredAt: row.registeredAt.toISOString(),
  depositDay: row.depositDay,
  deposited: toWire(row.deposited),
  staked: toWire(row.staked),
  earlier: { completed: row.completed, amount: toWire(row.sum), failed: row.failed },
  risks: risksOf(row, kind),
});
