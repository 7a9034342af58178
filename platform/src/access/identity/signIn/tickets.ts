import { createHash, randomBytes } from 'node:crypto';
import type { MemberId, SecondStepMethod, SecondStepRequired } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { SignInMethod } from './signInMethod.ts';

const MINUTE_MS = 60_000;
const LASTS_MS = { verification: 10 * MINUTE_MS, change: 5 * MINUTE_MS } as const;
/** A ticket can be opened this often at most: answers to a second step are few. */
const TRIES = 10;

/** Contents of a ticket, by its kind. */
interface About {
  /** The first step of signing in was passed; one of `ways` is the second. */
  readonly verification: {
    readonly method: SignInMethod;
    readonly why: SecondStepRequired['why'];
    readonly ways: readonly SecondStepMethod[];
    /** For a recovery: hash of the password to set once the second step is passed. */
    readonly newPasswordHash?: string;
  };
  /** The password was typed a moment ago, in the session that the ticket is bound to. */
  readonly change: Record<never, never>;
}
export type TicketKind = keyof About;

export type Ticket<K extends TicketKind> = About[K] & { readonly memberId: MemberId };

/**
 * Issues a ticket of 32 random bytes (base64url), of which only the hash is stored.
 *
 * @param holder the market's code for `verification`, the session's id for `change`: it is valid nowhere else
 */
export async function issueTicket<K extends TicketKind>(
  q: Queryable,
  now: Date,
  kind: K,
  holder: string,
  { memberId, ...about }: Ticket<K>,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await q.query(
    'INSERT INTO sign_in_ticket (hash, kind, member_id, holder, about, made_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [hashOf(ticket), kind, memberId, holder, JSON.stringify(about), now],
  );
  return ticket;
}

/** Reads a ticket without consuming it or counting a try; null when it is no longer valid. */
export function readTicket<K extends TicketKind>(
  q: Queryable,
  now: Date,
  kind: K,
  holder: string,
  ticket: string,
): Promise<Ticket<K> | null> {
  return one(
    q,
    `SELECT member_id AS "memberId", about FROM sign_in_ticket WHERE ${isGood}`,
    values(now, kind, holder, ticket),
  );
}

/** Reads a ticket and counts a try first; at most ten. */
export function openTicket<K extends TicketKind>(
  q: Queryable,
  now: Date,
  kind: K,
  holder: string,
  ticket: string,
): Promise<Ticket<K> | null> {
  return one(
    q,
    `UPDATE sign_in_ticket SET tries = tries + 1 WHERE ${isGood} AND tries < ${TRIES} RETURNING member_id AS "memberId", about`,
    values(now, kind, holder, ticket),
  );
}

/** Consumes a ticket; of two concurrent calls one gets null. */
export function takeTicket<K extends TicketKind>(
  q: Queryable,
  now: Date,
  kind: K,
  holder: string,
  ticket: string,
): Promise<Ticket<K> | null> {
  return one(
    q,
    `DELETE FROM sign_in_ticket WHERE ${isGood} RETURNING member_id AS "memberId", about`,
    values(now, kind, holder, ticket),
  );
}

/** Reads a ticket by its name; null when it is no longer valid. */
export function readTicketNamed<K extends TicketKind>(
  q: Queryable,
  now: Date,
  kind: K,
  holder: string,
  name: string,
): Promise<Ticket<K> | null> {
  return one(q, `SELECT member_id AS "memberId", about FROM sign_in_ticket WHERE ${isGood}`, [
    Buffer.from(name, 'base64url'),
    kind,
    holder,
    oldest(now, kind),
  ]);
}

/** The name that a ticket is stored under, which opens nothing. */
export const nameOfTicket = (ticket: string): string => hashOf(ticket).toString('base64url');

/** Whether every one of these is still valid, by its name: neither consumed, voided nor expired. */
export async function areTicketsGood(
  q: Queryable,
  now: Date,
  kind: TicketKind,
  holder: string,
  names: readonly string[],
): Promise<boolean> {
  if (names.length === 0) return true;
  const good = await q.query(
    'SELECT FROM sign_in_ticket WHERE hash = ANY ($1::bytea[]) AND kind = $2 AND holder = $3 AND made_at > $4',
    [names.map((name) => Buffer.from(name, 'base64url')), kind, holder, oldest(now, kind)],
  );
  return good.length === names.length;
}

/** Voids every ticket of a member: the password behind them was replaced. */
export async function voidTickets(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query('DELETE FROM sign_in_ticket WHERE member_id = $1', [memberId]);
}

export async function forgetOldTickets(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM sign_in_ticket WHERE made_at <= $1', [new Date(now.getTime() - LASTS_MS.verification)]);
}

const isGood = 'hash = $1 AND kind = $2 AND holder = $3 AND made_at > $4';

function values(now: Date, kind: TicketKind, holder: string, ticket: string): unknown[] {
  return [hashOf(ticket), kind, holder, oldest(now, kind)];
}

const oldest = (now: Date, kind: TicketKind): Date => new Date(now.getTime() - LASTS_MS[kind]);

async function one<K extends TicketKind>(
  q: Queryable,
  sql: string,
  values: readonly unknown[],
): Promise<Ticket<K> | null> {
  const [row] = await q.query<{ memberId: MemberId; about: unknown }>(sql, [...values]);
  // Only `issueTicket` writes `about`, with the kind it is read by.
  return row ? { ...(row.about as About[K]), memberId: row.memberId } : null;
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
