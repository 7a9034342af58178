import {
  claimVipGift,
  hundredthsOf,
  type MemberId,
  toWire,
  type VipGiftKind,
  type VipLevel,
  vipClub,
} from '@unisite/shared/contract';
import type { VipLevelRule } from '@unisite/shared/contract/operatorsMarketVip';
import { birthDateOf } from '../../access/identity/index.ts';
import { levelName } from '../../access/members/index.ts';
import { type RegisterNeeds, requireNoBreak } from '../../access/protection/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Art, Services } from '../../foundation/services.ts';
import { giveBonus, wageredAnywhere } from '../bonuses/index.ts';
import { type Gift, giftsOf, giftToWire, givenAt } from './gifts.ts';
import { type Reviewed, reviewMember } from './reviewMember.ts';
import { runningMonth } from './runningMonth.ts';
import { reachedPlace } from './standing.ts';
import { readMarketVip } from './vipRules.ts';

/** Advisory lock: serializes gift claims, so that two accounts of one person cannot claim at once. */
const CLAIMING = 7_013_056;

/** The club: its levels, the member's standing, and claiming gifts. */
export function routes(serve: Serve, services: Services & RegisterNeeds): void {
  const { database, clock, art } = services;
  const wire = (whole: number) => toWire(hundredthsOf(whole * 100));

  serve(vipClub, async (_request, { market, language, session }) => {
    const { levels } = await readMarketVip(database, market.code);
    const shown = levels.map((level, place) => levelToWire(level, { place, art, name: levelName(level.id, language) }));
    const reviewed = session && (await reviewMember(services, session.memberId));
    if (!session || !reviewed) return { levels: shown, mine: null };
    const now = clock();
    const gifts = await giftsNow(database, session.memberId, reviewed, now);
    const given = await givenAt(
      database,
      session.memberId,
      gifts.map(({ key }) => key),
    );
    const [member] = await database.query<{ regDate: Date }>(
      'SELECT reg_date AS "regDate" FROM members.member WHERE id = $1',
      [session.memberId],
    );
    const { turnover, deposits, byMonth } = reviewed.played;
    return {
      levels: shown,
      mine: {
        level: levels[reviewed.place]?.id ?? null,
        turnover: wire(turnover),
        deposits: wire(deposits),
        monthTurnover: wire(byMonth.get(runningMonth(now, reviewed.timeZone)) ?? 0),
        regDate: (member?.regDate ?? now).toISOString(),
        gifts: gifts.map((gift) => giftToWire(gift, given.get(gift.key) ?? null, { now, timeZone: reviewed.timeZone })),
      },
    };
  });

  serve(claimVipGift, async (request, context) => claim(services, request, context));
}

const giftsNow = async (q: Queryable, memberId: MemberId, reviewed: Reviewed, now: Date): Promise<Gift[]> => {
  const { levels, granted, played } = reviewed;
  return giftsOf(reviewed, reachedPlace(levels, granted, played), await birthDateOf(q, memberId), now);
};

interface Shown {
  readonly place: number;
  readonly art: Art;
  readonly name: string | null;
}

function levelToWire({ id, ...rule }: VipLevelRule, { place, art, name }: Shown): VipLevel {
  const wire = (whole: number) => toWire(hundredthsOf(whole * 100));
  return {
    id,
    name: name ?? id,
    badge: art.url(`badges/${place + 1}.svg`),
    turnover: wire(rule.turnover),
    deposits: wire(rule.deposits),
    keep: wire(rule.keep),
    gifts: { upgrade: wire(rule.upgrade), monthly: wire(rule.monthly), birthday: wire(rule.birthday) },
    benefits: { rebate: rule.rebate, feeOff: rule.feeOff, dailyLimit: wire(rule.dailyLimit) },
  };
}

/**
 * Gives a club gift as a bonus that is wagered once; once per key and person.
 *
 * @throws Refusal GIFT_NOT_READY, PROMOTION_SAME_PERSON, SELF_EXCLUDED, TIME_OUT
 */
async function claim(
  services: Services & RegisterNeeds,
  { kind, level }: { readonly kind: VipGiftKind; readonly level: string },
  context: MemberCallContext,
): Promise<{ readonly amount: ReturnType<typeof toWire> }> {
  const { database, clock } = services;
  const { session, market } = context;
  const { memberId } = session;
  await requireNoBreak(services, memberId);
  const reviewed = await reviewMember(services, memberId);
  const now = clock();
  return database.transaction(async (q) => {
    await q.query('SELECT pg_advisory_xact_lock($1)', [CLAIMING]);
    const gifts = reviewed ? await giftsNow(q, memberId, reviewed, now) : [];
    const gift = gifts.find(
      (one) => one.kind === kind && one.level === level && one.from <= dayOf(now, market.timeZone),
    );
    if (!gift) throw new Refusal('GIFT_NOT_READY');
    const had = await q.query(
      `SELECT FROM play_same_person($1) AS p (id) JOIN bonuses.bonus b ON b.member_id = p.id AND b.key = $2
         WHERE p.id <> $1 LIMIT 1`,
      [memberId, gift.key],
    );
    if (had.length > 0) throw new Refusal('PROMOTION_SAME_PERSON');
    const amount = hundredthsOf(gift.amount * 100);
    await giveBonus(
      q,
      {
        memberId,
        currency: market.currency,
        source: 'vip',
        key: gift.key,
        title: titles[kind],
        amount,
        wagering: wageredAnywhere(amount),
      },
      now,
    );
    const answer = { amount: toWire(amount) };
    await context.storeResponse(q, answer);
    return answer;
  });
}

const titles = {
  upgrade: { vi: 'Thưởng lên cấp', en: 'Gift for a new level' },
  monthly: { vi: 'Quà tháng của câu lạc bộ', en: 'Monthly gift of the club' },
  birthday: { vi: 'Quà sinh nhật', en: 'Birthday gift' },
} as const satisfies Record<VipGiftKind, unknown>;
