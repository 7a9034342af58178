import { type Hundredths, hundredthsOf, type Localized, type MemberId, noMoney } from '@unisite/shared/contract';
import { memberById } from '../../access/members/index.ts';
import { isBlocked } from '../../access/protection/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { createBalancePublisher, lockMainAccounts } from '../../money/ledger/index.ts';
import { insertMessages, publishUnread } from '../../site/messages/index.ts';
import { giveBonus, wageredAnywhere } from '../bonuses/index.ts';
import { depositedInTime } from './deposited.ts';
import { type ReferralRule, referralRule } from './marketReferral.ts';

const AT_ONCE = 200;
/** Days to wager a reward. */
const WAGER_DAYS = 30;

interface Candidate {
  readonly invited: MemberId;
  readonly inviter: MemberId;
  readonly market: string;
  readonly currency: string;
}

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/**
 * Rewards inviters whose friends deposited enough in time, and the friends: each once, by the current rule. Nobody is
 * rewarded for the inviter's own second account, or for another account of a friend already decided on. Returns how
 * many friends were decided on.
 */
export async function rewardFriends(services: Needs): Promise<number> {
  const { database, clock } = services;
  const found = await candidates(database, clock());
  for (const candidate of found) {
    const given = await database.transaction((q) => decide(q, candidate, clock()));
    for (const id of given) {
      createBalancePublisher(services)(id, 'bonus');
      await publishUnread(services, id);
    }
  }
  return found.length;
}

const candidates = (q: Queryable, now: Date): Promise<Candidate[]> =>
  q.query<Candidate>(
    `SELECT m.id AS invited, u.id AS inviter, m.market_code AS market, w.currency
     FROM market_referral k JOIN markets.market w ON w.code = k.market_code
     JOIN members.member m ON m.market_code = k.market_code AND m.reg_date > $1::timestamptz - make_interval(days => k.within_days + 1)
     JOIN identity.member_registration r ON r.member_id = m.id
     JOIN members.member u ON u.id = r.recommender_id AND u.customer_type = 0 AND u.market_code = m.market_code
     WHERE k.open AND m.customer_type = 0 AND NOT EXISTS (SELECT FROM referral f WHERE f.invited_id = m.id)
       AND ${depositedInTime} >= k.least_deposit
     ORDER BY m.id LIMIT ${AT_ONCE}`,
    [now],
  );

/** Decides on one friend, unless another process has; returns who was rewarded. */
async function decide(q: Queryable, { invited, inviter, market, currency }: Candidate, now: Date): Promise<MemberId[]> {
  // serializes decisions on friends of one inviter
  await q.query(`SELECT pg_advisory_xact_lock(hashtextextended('referral/' || $1, 0))`, [inviter]);
  const known = await q.query('SELECT FROM referral WHERE invited_id = $1', [invited]);
  const rule = await referralRule(q, market);
  if (known.length > 0 || !rule.open) return [];
  const outcome = await outcomeOf(q, { invited, inviter, now, rule });
  const friendMay = outcome !== 'samePerson' && !(await isBlocked(q, invited, now));
  const rewards = [
    { side: 'inviter', id: inviter, amount: outcome === 'rewarded' ? rule.inviterReward : noMoney },
    { side: 'friend', id: invited, amount: friendMay ? rule.friendReward : noMoney },
  ] as const;
  const bonuses: Record<'inviter' | 'friend', string | null> = { inviter: null, friend: null };
  await lockMainAccounts(q, { memberIds: [inviter, invited], currency });
  for (const { side, id, amount } of rewards)
    if (amount > 0n) bonuses[side] = await give(q, { memberId: id, invited, currency, amount, rule, now });
  await q.query(
    'INSERT INTO referral (invited_id, inviter_id, outcome, inviter_bonus, friend_bonus, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [invited, inviter, outcome, bonuses.inviter, bonuses.friend, now],
  );
  const given = rewards.filter(({ side }) => bonuses[side] !== null);
  await insertMessages(
    q,
    given.map(({ id, side }) => ({ memberId: id, category: 'promotions' as const, ...messageOf(side, rule) })),
    now,
  );
  return given.map(({ id }) => id);
}

interface Deciding {
  readonly invited: MemberId;
  readonly inviter: MemberId;
  readonly rule: ReferralRule;
  readonly now: Date;
}

async function outcomeOf(
  q: Queryable,
  { invited, inviter, rule, now }: Deciding,
): Promise<'rewarded' | 'samePerson' | 'monthFull' | 'away'> {
  const same = await q.query(
    `SELECT FROM play_same_person($1) AS p (id)
     WHERE p.id = $2 OR EXISTS (SELECT FROM referral f WHERE f.invited_id = p.id AND f.outcome <> 'samePerson')`,
    [invited, inviter],
  );
  if (same.length > 0) return 'samePerson';
  const member = await memberById(q, inviter);
  if (member?.state !== 'active' || (await isBlocked(q, inviter, now))) return 'away';
  const [count] = await q.query<{ rewarded: number }>(
    `SELECT count(*)::int AS rewarded FROM referral WHERE inviter_id = $1 AND outcome = 'rewarded'
       AND at >= (SELECT member_month_start($1, $2))`,
    [inviter, now],
  );
  return (count?.rewarded ?? 0) >= rule.monthlyMost ? 'monthFull' : 'rewarded';
}

const title: Localized = { vi: 'Thưởng mời bạn bè', en: 'Reward for inviting friends' };

interface Reward {
  readonly memberId: MemberId;
  readonly invited: MemberId;
  readonly currency: string;
  readonly amount: Hundredths;
  readonly rule: ReferralRule;
  readonly now: Date;
}

async function give(q: Queryable, { memberId, invited, currency, amount, rule, now }: Reward): Promise<string> {
  const { id } = await giveBonus(
    q,
    {
      memberId,
      currency,
      source: 'referral',
      key: `referral/${invited}`,
      title,
      amount,
      wagering: wageredAnywhere(hundredthsOf(amount * BigInt(rule.wagerTimes)), WAGER_DAYS),
    },
    now,
  );
  return id;
}

function messageOf(side: 'inviter' | 'friend', { wagerTimes }: ReferralRule): { title: Localized; content: Localized } {
  const because =
    side === 'inviter'
      ? { vi: 'Một người bạn mời đã nạp đủ.', en: 'A friend you invited has deposited enough.' }
      : { vi: 'Bạn tham gia qua lời mời và đã nạp đủ.', en: 'You joined by an invitation and have deposited enough.' };
  const where =
    wagerTimes === 0
      ? { vi: 'Thưởng đã vào ví chính.', en: 'The reward is in your main wallet.' }
      : {
          vi: 'Tiến độ vòng cược ở mục Thưởng của tôi trong Trung tâm hội viên.',
          en: 'Follow its wagering under My bonuses in the member centre.',
        };
  return {
    title: { vi: `Bạn có thưởng: ${title.vi}`, en: `You have a bonus: ${title.en}` },
    content: { vi: `${because.vi} ${where.vi}`, en: `${because.en} ${where.en}` },
  };
}
