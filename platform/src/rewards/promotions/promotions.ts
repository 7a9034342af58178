import type { Language, Localized, MemberId, PromotionCard, PromotionOffer } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Art } from '../../foundation/services.ts';
import { gamePicture } from '../../play/games/index.ts';
import { isSitePicture, sitePicturePath } from '../../site/messages/index.ts';

export interface Promotion {
  readonly id: string;
  readonly kind: PromotionCard['kind'];
  readonly title: Localized;
  readonly summary: Localized;
  readonly highlight: Localized | null;
  readonly terms: readonly { readonly title: Localized; readonly text: Localized }[];
  readonly banner: string;
  readonly tiles: readonly string[];
  readonly leadsTo: string;
  readonly hero: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly offer: PromotionOffer | null;
}

const columns = `id, kind, title, summary, highlight, terms, banner, tiles, leads_to AS "leadsTo", hero, starts_at AS "startsAt",
  ends_at AS "endsAt", offer`;
const running = '$1 = ANY (markets) AND starts_at <= $2 AND (ends_at IS NULL OR ends_at > $2)';

/** Promotions running in a market at an instant, in the operator's order. */
export const runningPromotions = (q: Queryable, market: string, now: Date): Promise<Promotion[]> =>
  q.query<Promotion>(`SELECT ${columns} FROM promotion WHERE ${running} ORDER BY position`, [market, now]);

/**
 * A market's promotions with an offer that concern a member at an instant: running and upcoming ones, and of those that
 * are over the newest fifty that the member joined or was given something by.
 */
export const promotionsFor = (
  q: Queryable,
  { market, memberId, now }: { market: string; memberId: MemberId; now: Date },
): Promise<Promotion[]> =>
  q.query<Promotion>(
    `SELECT ${columns} FROM promotion p WHERE $1 = ANY (markets) AND offer IS NOT NULL AND (ends_at IS NULL OR ends_at > $2)
       AND starts_at <= $2 + make_interval(days => $3)
     UNION ALL
     (SELECT ${columns} FROM promotion p WHERE $1 = ANY (markets) AND offer IS NOT NULL AND ends_at <= $2
       AND (EXISTS (SELECT FROM promotion_join j WHERE j.promotion_id = p.id AND j.member_id = $4)
         OR EXISTS (SELECT FROM bonuses.bonus b WHERE b.member_id = $4 AND b.source = 'promotion/' || p.id)
         OR EXISTS (SELECT FROM free_rounds.free_rounds g WHERE g.member_id = $4 AND g.source = 'promotion/' || p.id)
         OR EXISTS (SELECT FROM promotion_gift f WHERE f.member_id = $4 AND f.promotion_id = p.id))
     ORDER BY ends_at DESC LIMIT 50)`,
    [market, now, SOON_DAYS, memberId],
  );

/** Days ahead that a promotion with an offer is shown as upcoming. */
const SOON_DAYS = 14;

/** One promotion that a visitor may see: running, upcoming, or over with the member having taken part. Null: none. */
export async function promotionFor(
  q: Queryable,
  { id, market, memberId, now }: { id: string; market: string; memberId: MemberId | null; now: Date },
): Promise<Promotion | null> {
  const [found] = await q.query<Promotion>(
    `SELECT ${columns} FROM promotion p WHERE id = $3 AND $1 = ANY (markets)
       AND (offer IS NOT NULL OR starts_at <= $2) AND starts_at <= $2 + make_interval(days => $5)
       AND (ends_at IS NULL OR ends_at > $2
         OR EXISTS (SELECT FROM promotion_join j WHERE j.promotion_id = p.id AND j.member_id = $4)
         OR EXISTS (SELECT FROM bonuses.bonus b WHERE b.member_id = $4 AND b.source = 'promotion/' || p.id)
         OR EXISTS (SELECT FROM free_rounds.free_rounds g WHERE g.member_id = $4 AND g.source = 'promotion/' || p.id)
         OR EXISTS (SELECT FROM promotion_gift f WHERE f.member_id = $4 AND f.promotion_id = p.id))`,
    [market, now, id, memberId, SOON_DAYS],
  );
  return found ?? null;
}

/** A promotion, whenever it runs; null: none. */
export async function promotionById(q: Queryable, id: string): Promise<Promotion | null> {
  const [found] = await q.query<Promotion>(`SELECT ${columns} FROM promotion WHERE id = $1`, [id]);
  return found ?? null;
}

/** One running promotion, or null. */
export async function runningPromotion(q: Queryable, market: string, now: Date, id: string): Promise<Promotion | null> {
  const [found] = await q.query<Promotion>(`SELECT ${columns} FROM promotion WHERE ${running} AND id = $3`, [
    market,
    now,
    id,
  ]);
  return found ?? null;
}

/** Its banner in both widths, or the uploaded picture for both. */
const bannerOf = ({ banner }: Pick<Promotion, 'banner'>, art: Art): PromotionCard['banner'] =>
  isSitePicture(banner)
    ? { wide: sitePicturePath(banner), phone: sitePicturePath(banner) }
    : { wide: art.url(`banners/${banner}-wide.svg`), phone: art.url(`banners/${banner}-phone.svg`) };

/** A promotion as lists show it, in one language, with the caller's state. */
export const promotionCardOf = (
  promotion: Promotion,
  { language, art, claim }: { language: Language; art: Art; claim: PromotionCard['claim'] },
): PromotionCard => ({
  id: promotion.id,
  title: promotion.title[language],
  highlight: promotion.highlight?.[language] ?? null,
  summary: promotion.summary[language],
  kind: promotion.kind,
  banner: bannerOf(promotion, art),
  startsAt: promotion.startsAt.toISOString(),
  endsAt: promotion.endsAt?.toISOString() ?? null,
  hero: promotion.hero,
  tiles: promotion.tiles.map((id) => art.url(gamePicture(id, language))),
  to: promotion.leadsTo,
  claim,
});

/** Promotions that were running at an instant and that the member had joined by then. */
export const joinedPromotions = (q: Queryable, memberId: MemberId, at: Date): Promise<Promotion[]> =>
  q.query<Promotion>(
    `SELECT ${columns} FROM promotion WHERE starts_at <= $2 AND (ends_at IS NULL OR ends_at > $2)
       AND EXISTS (SELECT FROM promotion_join j WHERE j.promotion_id = promotion.id AND j.member_id = $1 AND j.joined_at <= $2)
       AND (SELECT m.market_code FROM members.member m WHERE m.id = $1) = ANY (markets)
     ORDER BY position`,
    [memberId, at],
  );
