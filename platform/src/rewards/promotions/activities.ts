import { type activities, type Hundredths, type PromotionState, toWire, type ValueOf } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import type { Services } from '../../foundation/services.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { claimsOf } from './joins/claimsOf.ts';
import { isOffered, sourceOf } from './joins/offered.ts';
import { promotionsFor } from './promotions.ts';

interface Brought {
  readonly source: string;
  readonly amount: Hundredths;
  readonly wagered: Hundredths;
  readonly target: Hundredths;
  readonly endsAt: Date | null;
  readonly closedAt: Date | null;
}

/** Promotions with an offer and the member's state in each, actionable ones first. */
export async function activitiesOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { session: { memberId }, market, language }: MemberCallContext,
): Promise<ValueOf<typeof activities>> {
  const now = clock();
  const found = (await promotionsFor(database, { market: market.code, memberId, now })).filter(isOffered);
  const [claims, brought, applied] = await Promise.all([
    claimsOf(database, found, { memberId, language, timeZone: market.timeZone, now }),
    broughtOf(database, memberId, found.map(sourceOf)),
    appliedOf(database, memberId),
  ]);
  const rows = found.map((promotion) => {
    const claim = claims.get(promotion.id);
    const bonus = brought.get(sourceOf(promotion));
    const isOver = promotion.endsAt !== null && promotion.endsAt <= now;
    // a member who joined an ended promotion and was given nothing has nothing to wait for
    const isLeft = isOver && left.some((one) => one === claim?.state);
    const sent = applied.get(promotion.id);
    const state: PromotionState = isLeft ? 'close' : (claim?.state ?? 'close');
    return {
      id: promotion.id,
      kind: promotion.kind,
      state,
      starts: promotion.offer.starts.on,
      title: promotion.title[language],
      summary: promotion.summary[language],
      highlight: promotion.highlight?.[language] ?? null,
      reason: state === 'rejected' ? (claim?.reason ?? null) : null,
      again: claim?.again ?? false,
      opensAt: claim?.opensAt ?? null,
      brings: claim?.brings ?? null,
      application: sent ? { reference: sent.reference, sentAt: sent.sentAt.toISOString() } : null,
      startsAt: promotion.startsAt.toISOString(),
      endsAt: promotion.endsAt?.toISOString() ?? null,
      bonus: bonus
        ? {
            amount: toWire(bonus.amount),
            wagered: toWire(bonus.wagered),
            target: toWire(bonus.target),
            endsAt: bonus.endsAt?.toISOString() ?? null,
            closedAt: bonus.closedAt?.toISOString() ?? null,
          }
        : null,
    };
  });
  return { rows: rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state)) };
}

/** Actionable first, then in progress, then over. */
const order: readonly PromotionState[] = [
  'claim',
  'join',
  'process',
  'applying',
  'joined',
  'soon',
  'issued',
  'claimed',
  'rejected',
  'close',
];
/** States that end with the promotion. */
const left: readonly PromotionState[] = ['join', 'claim', 'joined'];

/** The newest bonus by source. */
async function broughtOf(q: Queryable, memberId: string, sources: readonly string[]): Promise<Map<string, Brought>> {
  const rows = await readMoney<Brought>(
    q.query(
      `SELECT DISTINCT ON (b.source) b.source, coalesce(b.closed_with, b.balance) AS amount, b.wagered, b.target,
         b.ends_at AS "endsAt", b.closed_at AS "closedAt"
       FROM bonuses.bonus b WHERE b.member_id = $1 AND b.source = ANY ($2) ORDER BY b.source, b.id DESC`,
      [memberId, sources],
    ),
    { amount: true, wagered: true, target: true },
  );
  return new Map(rows.map((row) => [row.source, row]));
}

/** The newest application by promotion. */
async function appliedOf(
  q: Queryable,
  memberId: string,
): Promise<Map<string, { readonly reference: string; readonly sentAt: Date }>> {
  const rows = await q.query<{ id: string; reference: string; sentAt: Date }>(
    `SELECT DISTINCT ON (promotion_id) promotion_id AS id, reference, sent_at AS "sentAt"
     FROM promotion_application WHERE member_id = $1 ORDER BY promotion_id, promotion_application.id DESC`,
    [memberId],
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
