import {
  type FriendState,
  hundredthsOf,
  type MemberId,
  type referral,
  type referredFriends,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { depositedInTime } from './deposited.ts';

/** Friends of `$1` with their state at `$2`. Their deposits are not disclosed. */
const friends = `SELECT m.id, m.account, m.reg_date AS at, coalesce(b.amount, 0) AS reward,
    CASE WHEN f.outcome = 'rewarded' THEN 'rewarded' WHEN f.outcome IS NOT NULL THEN 'notCounted'
      WHEN m.reg_date + make_interval(days => k.within_days) < $2 AND ${depositedInTime} < k.least_deposit THEN 'late'
      ELSE 'waiting' END AS state,
    nullif(f.outcome, 'rewarded') AS reason, f.at AS decided_at
  FROM identity.member_registration r JOIN members.member m ON m.id = r.member_id AND m.customer_type <> 4
  JOIN market_referral k ON k.market_code = m.market_code
  LEFT JOIN referral f ON f.invited_id = m.id LEFT JOIN bonuses.bonus b ON b.id = f.inviter_bonus
  WHERE r.recommender_id = $1`;

type Totals = Pick<ValueOf<typeof referral>, 'invited' | 'rewarded' | 'earned' | 'earnedThisMonth'>;

/** How many friends a member invited, and what it earned by them. */
export async function referralTotals(q: Queryable, memberId: MemberId, now: Date): Promise<Totals> {
  const [row] = await q.query<{ invited: number; rewarded: number; earned: string; month: string }>(
    `SELECT count(*)::int AS invited, count(*) FILTER (WHERE f.state = 'rewarded')::int AS rewarded,
       coalesce(sum(f.reward), 0) AS earned,
       coalesce(sum(f.reward) FILTER (WHERE f.decided_at >= (SELECT member_month_start($1, $2))), 0) AS month
     FROM (${friends}) f`,
    [memberId, now],
  );
  return {
    invited: row?.invited ?? 0,
    rewarded: row?.rewarded ?? 0,
    earned: toWire(hundredthsOf(row?.earned ?? 0)),
    earnedThisMonth: toWire(hundredthsOf(row?.month ?? 0)),
  };
}

interface FriendsQuery {
  readonly state: FriendState | undefined;
  readonly page: number;
  readonly pageSize: number;
}
type Friends = ValueOf<typeof referredFriends>;

/** A page of a member's friends, latest first, and the total. */
export async function friendPage(
  q: Queryable,
  { memberId, now }: { readonly memberId: MemberId; readonly now: Date },
  { state, page, pageSize }: FriendsQuery,
): Promise<Pick<Friends, 'total' | 'rows'>> {
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (${friends}) f WHERE $3::text IS NULL OR f.state = $3`,
    [memberId, now, state ?? null],
  );
  const rows = await q.query<Omit<Friends['rows'][number], 'joinedAt' | 'reward'> & { at: Date; reward: string }>(
    `SELECT * FROM (${friends}) f WHERE $3::text IS NULL OR f.state = $3 ORDER BY f.at DESC, f.id DESC LIMIT $4 OFFSET $5`,
    [memberId, now, state ?? null, pageSize, (page - 1) * pageSize],
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ id, account, at, state, reason, reward }) => ({
      id,
      account: masked(account),
      joinedAt: at.toISOString(),
      state,
      reason,
      reward: toWire(hundredthsOf(reward)),
    })),
  };
}

const masked = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`;
