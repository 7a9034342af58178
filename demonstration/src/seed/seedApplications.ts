import type { Queryable } from '@unisite/platform/database';
import { parlayCover } from './content/promotions/bonuses.ts';
import { player } from './people.ts';

const hour = 3_600_000;

/** Seeds a waiting application of `player`: for cover of its last lost sports bet that the offer accepts. */
export async function seedApplications(q: Queryable, now: Date): Promise<void> {
  const starts = parlayCover.offer?.starts;
  if (starts?.on !== 'application' || !starts.bet) throw new Error('the cover is applied for with a bet');
  const { categories, least, withinDays } = starts.bet;
  const sentAt = new Date(now.getTime() - 2 * hour);
  await q.query(
    `WITH bet AS (
       SELECT r.member_id, r.vendor_code, r.game_id, r.round_id FROM game_round r JOIN member m ON m.id = r.member_id
       JOIN game g ON g.id = r.game_id
       WHERE m.account = $1 AND r.state = 'settled' AND r.won < r.staked AND r.staked >= $2 AND r.closed_at >= $3
         AND r.closed_at < $4 AND shelf_of(g.category, g.vendor_code) = ANY ($5)
       ORDER BY r.closed_at DESC, r.round_id LIMIT 1),
     sent AS (
       INSERT INTO promotion_application
         (reference, promotion_id, member_id, period, remarks, vendor_code, game_id, round_id, sent_at)
       SELECT 'HD-DEMO0001', $6, member_id, market_day($4, 'VN')::text,
         'Nhờ kiểm tra giúp tôi, cược này thua sát nút.', vendor_code, game_id, round_id, $4 FROM bet
       RETURNING promotion_id, member_id)
     INSERT INTO promotion_join (promotion_id, member_id, joined_at) SELECT promotion_id, member_id, $4 FROM sent`,
    [player.account, least * 100, new Date(now.getTime() - withinDays * 24 * hour), sentAt, categories, parlayCover.id],
  );
}
