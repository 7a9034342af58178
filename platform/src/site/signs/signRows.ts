import { type Hundredths, hundredthsOf, type MemberId, toWire } from '@unisite/shared/contract';
import type { Sign, SignName, SignOutcome } from '@unisite/shared/contract/operatorsSigns';
import type { Queryable } from '../../foundation/database/connect.ts';

interface Row {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly market: string;
  readonly sign: SignName;
  readonly facts: Readonly<Record<string, number>>;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly outcome: SignOutcome | null;
  readonly by: string;
  readonly at: Date;
  readonly why: string;
}

/** Facts that are amounts; the others are minutes or counts. */
const amounts: ReadonlySet<string> = new Set(['back', 'deposited', 'lost', 'sent', 'staked', 'usual', 'withdrawn']);

const factsToWire = (facts: Row['facts']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, amounts.has(name) ? toWire(hundredths(fact)) : fact]),
  );
const hundredths = (fact: number): Hundredths => hundredthsOf(Math.round(fact));

const signOf = ({ account, nickname, market, facts, firstAt, lastAt, outcome, by, at, why, ...row }: Row): Sign => ({
  ...row,
  member: { account, nickname, market },
  facts: factsToWire(facts),
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  answer: outcome && { outcome, by, at: at.toISOString(), why },
});

interface SignQuery {
  readonly state: 'open' | 'answered';
  readonly account?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of signs: open ones oldest first, answered ones latest first. */
export async function signPage(
  q: Queryable,
  { state, account, page, pageSize }: SignQuery,
): Promise<{ total: number; rows: Sign[] }> {
  const isOpen = state === 'open';
  const where = `s.outcome IS ${isOpen ? '' : 'NOT '}NULL AND ($1::text IS NULL OR m.account = lower($1))`;
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM member_sign s JOIN members.member m ON m.id = s.member_id WHERE ${where}`,
    [account ?? null],
  );
  const rows = await q.query<Row>(
    `SELECT s.id::text, m.account, m.nickname, m.market_code AS market, s.sign, s.facts, s.first_at AS "firstAt",
       s.last_at AS "lastAt", s.outcome, s.answered_by AS by, s.answered_at AS at, s.why
     FROM member_sign s JOIN members.member m ON m.id = s.member_id WHERE ${where}
     ORDER BY ${isOpen ? 's.first_at, s.id' : 's.answered_at DESC, s.id DESC'} LIMIT $2 OFFSET $3`,
    [account ?? null, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows: rows.map(signOf) };
}

/** Number of unanswered signs. */
export async function openSigns(q: Queryable): Promise<number> {
  const [row] = await q.query<{ open: number }>('SELECT count(*)::int AS open FROM member_sign WHERE outcome IS NULL');
  return row?.open ?? 0;
}

/** Signs of suspicious money movement; signs of harm are handled by customer service. */
const moneySigns: readonly SignName[] = ['depositsWithoutPlay', 'manyPayees', 'sharedPayee', 'transferRing'];

/** Number of unanswered money signs by member; members without any are left out. */
export async function openMoneySigns(
  q: Queryable,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  const rows = await q.query<{ id: MemberId; open: number }>(
    `SELECT member_id AS id, count(*)::int AS open FROM member_sign
     WHERE member_id = ANY ($1::bigint[]) AND outcome IS NULL AND sign = ANY ($2) GROUP BY member_id`,
    [members, moneySigns],
  );
  return new Map(rows.map(({ id, open }) => [id, open]));
}

interface LockedSign {
  readonly memberId: MemberId;
  readonly account: string;
  readonly sign: SignName;
  readonly answer: { readonly outcome: SignOutcome; readonly by: string; readonly why: string } | null;
}

/** A sign, locked until the transaction ends; null when there is none. */
export async function lockSign(q: Queryable, id: string): Promise<LockedSign | null> {
  const [row] = await q.query<Omit<LockedSign, 'answer'> & { outcome: SignOutcome | null; by: string; why: string }>(
    `SELECT s.member_id AS "memberId", m.account, s.sign, s.outcome, s.answered_by AS by, s.why
     FROM member_sign s JOIN members.member m ON m.id = s.member_id WHERE s.id = $1 FOR NO KEY UPDATE OF s`,
    [id],
  );
  if (!row) return null;
  const { outcome, by, why, ...sign } = row;
  return { ...sign, answer: outcome && { outcome, by, why } };
}

interface SignAnswer {
  readonly outcome: SignOutcome;
  readonly by: string;
  readonly at: Date;
  readonly why: string;
}

/** Answers a locked, open sign. */
export async function writeSignAnswer(q: Queryable, id: string, { outcome, by, at, why }: SignAnswer): Promise<void> {
  await q.query(
    'UPDATE member_sign SET outcome = $2, answered_by = $3, answered_at = $4, why = $5 WHERE id = $1 AND outcome IS NULL',
    [id, outcome, by, at, why],
  );
}
