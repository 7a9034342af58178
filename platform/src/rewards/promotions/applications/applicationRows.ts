import type { ApplicationState, Hundredths, Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import type { BetKey } from './lostBets.ts';

export interface ApplicationRow {
  readonly id: string;
  readonly reference: string;
  readonly promotion: string;
  readonly memberId: MemberId;
  readonly period: string;
  readonly state: ApplicationState;
  readonly remarks: string;
  readonly vendor: string | null;
  readonly game: string | null;
  readonly round: string | null;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reason: Localized | null;
  /** Amount given; null: none. */
  readonly given: Hundredths | null;
}

export const applicationColumns = `a.id, a.reference, a.promotion_id AS promotion, a.member_id AS "memberId", a.period, a.state,
  a.remarks, a.vendor_code AS vendor, a.game_id AS game, a.round_id AS round, a.sent_at AS "sentAt", a.decided_at AS "decidedAt",
  a.decided_by AS "decidedBy", a.reason, (SELECT b.amount FROM bonuses.bonus b WHERE b.id = a.bonus_id) AS given`;

export const betKeyOf = ({ vendor, game, round }: Pick<ApplicationRow, 'vendor' | 'game' | 'round'>): BetKey | null =>
  vendor !== null && game !== null && round !== null ? { vendor, game, round } : null;

/** A member's newest application to a promotion; null: none. */
export async function newestApplication(
  q: Queryable,
  { promotion, memberId }: Pick<ApplicationRow, 'promotion' | 'memberId'>,
): Promise<ApplicationRow | null> {
  const [row] = await readMoney<ApplicationRow>(
    q.query(
      `SELECT ${applicationColumns} FROM promotion_application a WHERE a.promotion_id = $1 AND a.member_id = $2
       ORDER BY a.id DESC LIMIT 1`,
      [promotion, memberId],
    ),
    { given: true },
  );
  return row ?? null;
}

/** An application, locked until the transaction ends; null when there is none. */
export async function lockApplication(q: Queryable, id: string): Promise<ApplicationRow | null> {
  const [row] = await readMoney<ApplicationRow>(
    q.query(`SELECT ${applicationColumns} FROM promotion_application a WHERE a.id = $1 FOR NO KEY UPDATE OF a`, [id]),
    { given: true },
  );
  return row ?? null;
}
