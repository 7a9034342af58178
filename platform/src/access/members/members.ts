import type { CustomerType, Language, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { shownColumns } from './avatars.ts';

export interface Member {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly passwordExpired: boolean;
  readonly customerType: CustomerType;
  readonly uplineId: MemberId | null;
  readonly path: string;
  readonly toUpline: boolean;
  readonly regDate: Date;
  readonly language: Language;
  readonly avatar: number;
  /** Name of the uploaded picture. */
  readonly picture: string | null;
  readonly level: string | null;
  readonly labels: string[];
  readonly state: 'active' | 'closed';
  readonly marketCode: string;
  /** Time zone of its market, which its days follow. */
  readonly timeZone: string;
  readonly firstLogin: boolean;
}

const columns = `id, account, nickname, password_hash AS "passwordHash", password_expired AS "passwordExpired",
  customer_type AS "customerType", upline_id AS "uplineId", path, to_upline AS "toUpline", reg_date AS "regDate", language, ${shownColumns('member')}, level,
  labels, state, market_code AS "marketCode", market_zone(market_code) AS "timeZone", first_login AS "firstLogin"`;

export async function memberById(q: Queryable, id: string): Promise<Member | null> {
  const [member] = await q.query<Member>(`SELECT ${columns} FROM member WHERE id = $1`, [id]);
  return member ?? null;
}

/** Finds a member by account name; case and surrounding spaces are ignored. */
export async function memberByAccount(q: Queryable, account: string): Promise<Member | null> {
  const [member] = await q.query<Member>(`SELECT ${columns} FROM member WHERE account = $1`, [accountName(account)]);
  return member ?? null;
}

/** An account name in its stored form. */
export function accountName(typed: string): string {
  return typed.trim().toLowerCase();
}

export interface NewMember {
  readonly account: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly customerType: CustomerType;
  readonly marketCode: string;
  readonly uplineId?: MemberId | null;
  readonly language?: Language;
  readonly avatar?: number;
  readonly level?: string | null;
  readonly labels?: readonly string[];
  readonly toUpline?: boolean;
  readonly regDate?: Date;
  readonly firstLogin?: boolean;
  /** In the form of E.164. */
  readonly mobile?: string | null;
  readonly email?: string | null;
  /** The real name, as on the bank account. */
  readonly payeeName?: string | null;
  /** When the member chose the password; null: nobody knows it. */
  readonly passwordChangedAt?: Date | null;
  /** Whether the password must be changed first. */
  readonly passwordExpired?: boolean;
}

/** Adds a member below its upline. Its wallet is opened by the wallet's `openAccount`. */
export async function createMember(q: Queryable, member: NewMember): Promise<Member> {
  const [created] = await q.query<Member>(
    `INSERT INTO member (account, nickname, password_hash, customer_type, market_code, upline_id, language, avatar, level, labels,
       to_upline, reg_date, first_login, mobile, email, payee_name, password_changed_at, password_expired)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12, now()), $13, $14, $15, $16, $17, $18)
     RETURNING ${columns}`,
    [
      accountName(member.account),
      member.nickname,
      member.passwordHash,
      member.customerType,
      member.marketCode,
      member.uplineId ?? null,
      member.language ?? 'vi',
      member.avatar ?? 0,
      member.level ?? null,
      member.labels ?? [],
      member.toUpline ?? false,
      member.regDate ?? null,
      member.firstLogin ?? true,
      member.mobile ?? null,
      member.email ?? null,
      member.payeeName ?? null,
      member.passwordChangedAt ?? null,
      member.passwordExpired ?? false,
    ],
  );
  if (!created) throw new Error('the member was not created');
  return created;
}

export async function setLanguage(q: Queryable, memberId: MemberId, language: Language): Promise<void> {
  await q.query('UPDATE member SET language = $2 WHERE id = $1', [memberId, language]);
}

/** Records the first sign-in; true once. */
export async function consumeFirstLogin(q: Queryable, memberId: MemberId): Promise<boolean> {
  const rows = await q.query('UPDATE member SET first_login = false WHERE id = $1 AND first_login RETURNING 1', [
    memberId,
  ]);
  return rows.length > 0;
}

/** Closes an account: nobody can sign in to it any more. */
export async function closeMember(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [memberId]);
}

export async function reopenMember(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query(`UPDATE member SET state = 'active' WHERE id = $1`, [memberId]);
}

/** A member, locked until the transaction ends. */
export async function holdMember(q: Queryable, memberId: MemberId): Promise<Member | null> {
  await q.query('SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId]);
  return memberById(q, memberId);
}

/** Locks a member until the transaction ends; false if another transaction holds it. */
export async function tryHoldMember(q: Queryable, memberId: MemberId): Promise<boolean> {
  const rows = await q.query('SELECT FROM member WHERE id = $1 FOR UPDATE SKIP LOCKED', [memberId]);
  return rows.length > 0;
}

/** Locks a member right below another; false if it does not stand there. */
export async function holdBelow(q: Queryable, memberId: MemberId, uplineId: MemberId): Promise<boolean> {
  const rows = await q.query('SELECT FROM member WHERE id = $1 AND upline_id = $2 FOR KEY SHARE', [memberId, uplineId]);
  return rows.length > 0;
}

export async function setLabels(q: Queryable, memberId: MemberId, labels: readonly string[]): Promise<void> {
  await q.query('UPDATE member SET labels = $2 WHERE id = $1', [memberId, labels]);
}

/** Sets a member's club level; null: none. */
export async function setLevel(q: Queryable, memberId: MemberId, level: string | null): Promise<void> {
  await q.query('UPDATE member SET level = $2 WHERE id = $1', [memberId, level]);
}
