import {
  type ApplicationState,
  type Hundredths,
  type Localized,
  type MemberId,
  noMoney,
  toWire,
} from '@unisite/shared/contract';
import type { DeskApplication } from '@unisite/shared/contract/operatorsApplications';
import type { Keys } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { SentPicture } from '../../../foundation/pictures/sendPicture.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { isOffered } from '../joins/offered.ts';
import { amountOf, mostOf } from '../offers/offer.ts';
import { type Promotion, promotionById } from '../promotions.ts';
import { type ApplicationRow, applicationColumns, betKeyOf } from './applicationRows.ts';
import { isAppliedFor } from './applied.ts';
import { betOf } from './lostBets.ts';
import { openedPicture } from './pictures.ts';

interface DeskRow extends ApplicationRow {
  readonly account: string;
  readonly nickname: string;
  readonly market: string;
  readonly currency: string;
  readonly title: Localized;
  readonly pictures: { readonly id: string; readonly seen: boolean }[];
}

interface DeskQuery {
  readonly state: ApplicationState;
  readonly market: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** The account of the asking operator. */
  readonly by: string;
}

type Listed = Omit<DeskApplication, 'proposal'>;

/** A page of applications in a state, waiting ones oldest first, and the total. */
export async function applicationDeskPage(
  q: Queryable,
  { state, market, page, pageSize, by }: DeskQuery,
): Promise<{ readonly total: number; readonly rows: Listed[] }> {
  const where = 'a.state = $1 AND ($2::text IS NULL OR m.market_code = $2)';
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM promotion_application a JOIN members.member m ON m.id = a.member_id WHERE ${where}`,
    [state, market ?? null],
  );
  const rows = await readMoney<DeskRow>(
    q.query(
      `SELECT ${applicationColumns}, m.account, m.nickname, m.market_code AS market, k.currency, p.title,
         coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'seen', EXISTS (SELECT FROM promotion_look l
           WHERE l.application_id = a.id AND l.picture_id = c.id AND l.by = $5)) ORDER BY c.at, c.id)
           FROM promotion_picture c WHERE c.application_id = a.id), '[]') AS pictures
       FROM promotion_application a JOIN members.member m ON m.id = a.member_id JOIN markets.market k ON k.code = m.market_code
       JOIN promotion p ON p.id = a.promotion_id WHERE ${where}
       ORDER BY CASE WHEN a.state = 'applying' THEN a.id ELSE -a.id END LIMIT $3 OFFSET $4`,
      [state, market ?? null, pageSize, (page - 1) * pageSize, by],
    ),
    { given: true },
  );
  const promotions = new Map<string, Promotion | null>();
  for (const { promotion } of rows)
    if (!promotions.has(promotion)) promotions.set(promotion, await promotionById(q, promotion));
  return {
    total: count?.total ?? 0,
    rows: await Promise.all(rows.map((row) => rowToWire(q, row, promotions.get(row.promotion) ?? null))),
  };
}

async function rowToWire(q: Queryable, row: DeskRow, promotion: Promotion | null): Promise<Listed> {
  const { id, reference, state, remarks, pictures, sentAt, decidedAt, decidedBy: by, reason, given } = row;
  const key = betKeyOf(row);
  const bet = key && (await betOf(q, row.memberId, key));
  const open = promotion && isOffered(promotion) && isAppliedFor(promotion) ? promotion : null;
  const amount = open && amountOf(open.offer, bet?.lost ?? noMoney);
  return {
    id,
    reference,
    state,
    remarks,
    pictures,
    by,
    reason,
    market: row.market,
    currency: row.currency,
    promotion: { id: row.promotion, title: row.title },
    member: { id: row.memberId, account: row.account, nickname: row.nickname },
    bet: bet && {
      vendor: bet.vendor,
      game: bet.name,
      round: bet.round,
      at: bet.at.toISOString(),
      staked: toWire(bet.staked),
      lost: toWire(bet.lost),
    },
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    given: given === null ? null : toWire(given),
    amount: amount === null ? null : toWire(amount),
    most: open ? toWire(mostOf(open.offer)) : null,
  };
}

/**
 * Opens a picture of an application for an operator and permanently records the look in the same transaction.
 *
 * @throws Refusal NOT_FOUND
 */
export async function lookAtApplication(
  q: Queryable,
  now: Date,
  keys: Keys,
  { id, picture, by }: { readonly id: string; readonly picture: string; readonly by: string },
): Promise<SentPicture> {
  const opened = await openedPicture(q, keys, picture, { application: id });
  if (!opened) throw new Refusal('NOT_FOUND');
  await q.query('INSERT INTO promotion_look (at, application_id, picture_id, by) VALUES ($1, $2, $3, $4)', [
    now,
    id,
    picture,
    by,
  ]);
  return opened;
}

/** @throws Refusal PICTURES_UNSEEN where the operator has not opened every picture */
export async function requireSeen(q: Queryable, id: string, by: string): Promise<void> {
  const unseen = await q.query(
    `SELECT FROM promotion_picture c WHERE c.application_id = $1 AND NOT EXISTS (
       SELECT FROM promotion_look l WHERE l.application_id = $1 AND l.picture_id = c.id AND l.by = $2) LIMIT 1`,
    [id, by],
  );
  if (unseen.length > 0) throw new Refusal('PICTURES_UNSEEN');
}

interface ProposedFor {
  readonly id: string;
  readonly reference: string;
  readonly state: ApplicationState;
  readonly promotion: string;
  readonly title: Localized;
  readonly memberId: MemberId;
  readonly account: string;
  readonly market: string;
  readonly currency: string;
  /** The bet that it is for; null: none. */
  readonly vendor: string | null;
  readonly game: string | null;
  readonly round: string | null;
  readonly given: Hundredths | null;
}

/** What proposing to accept an application needs; null: there is none. */
export async function proposedApplication(q: Queryable, id: string): Promise<ProposedFor | null> {
  const [row] = await readMoney<ProposedFor>(
    q.query(
      `SELECT a.id, a.reference, a.state, a.promotion_id AS promotion, p.title, a.member_id AS "memberId", m.account,
         m.market_code AS market, k.currency, a.vendor_code AS vendor, a.game_id AS game, a.round_id AS round,
         (SELECT b.amount FROM bonuses.bonus b WHERE b.id = a.bonus_id) AS given
       FROM promotion_application a JOIN members.member m ON m.id = a.member_id JOIN markets.market k ON k.code = m.market_code
       JOIN promotion p ON p.id = a.promotion_id WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
      [id],
    ),
    { given: true },
  );
  return row ?? null;
}
