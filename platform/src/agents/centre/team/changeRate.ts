import type { downlineRate, MemberId, setDownlineRate, ValueOf } from '@unisite/shared/contract';
import { holdTree, type Member, memberById, type Rate, writeRate } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { marketSeriesOf } from '../../../play/lottery/index.ts';
import type { Services } from '../services.ts';
import { effectiveRate } from './effectiveRate.ts';

type Needs = Pick<Services, 'database' | 'clock'>;

/** Number of affected members that are listed by name. */
const NAMED = 50;

/**
 * A member's rate, its maximum, and whose rates would be lowered with it; `rate`: the requested one, or the present
 * one.
 */
export async function lookAtRate(
  { database, clock }: Needs,
  member: Member,
  asked: Rate | null,
): Promise<ValueOf<typeof downlineRate>> {
  const from = addDays(dayOf(clock(), member.timeZone), 1);
  const { rate, most } = await rateTomorrow(database, member, from);
  const pulled = await pulledBy(database, member, { rate: asked ?? rate, day: from });
  return {
    now: rate,
    most,
    from,
    pulled: pulled.slice(0, NAMED).map(({ account, series }) => ({ account, rate: { series } })),
    pulledCount: pulled.length,
  };
}

/**
 * Changes a member's rate from tomorrow on. The caller states how many others are lowered with it.
 *
 * @throws Refusal RATE_TOO_HIGH, RATE_PULLS_OTHERS
 */
export async function changeRate(
  { database, clock }: Needs,
  member: Member,
  { rate, pulledCount }: { readonly rate: Rate; readonly pulledCount: number },
  { session, storeResponse }: Pick<MemberCallContext, 'session' | 'storeResponse'>,
): Promise<ValueOf<typeof setDownlineRate>> {
  const from = addDays(dayOf(clock(), member.timeZone), 1);
  return database.transaction(async (q) => {
    await holdTree(q);
    const { most } = await rateTomorrow(q, member, from);
    if (rate.series > most.series) throw new Refusal('RATE_TOO_HIGH', { params: { series: most.series } });
    const { length } = await pulledBy(q, member, { rate, day: from });
    if (length !== pulledCount) throw new Refusal('RATE_PULLS_OTHERS', { params: { count: length } });
    await writeRate(q, member.id, { ...rate, fromDay: from, setBy: session.memberId });
    const value = { rate, from };
    await storeResponse(q, value);
    return value;
  });
}

/** A member's rate tomorrow, and its maximum: its upline's rate then, as an agent. */
async function rateTomorrow(q: Queryable, { id, marketCode }: Member, day: string) {
  const member = await memberById(q, id);
  if (!member) throw new Error('the member is gone');
  return effectiveRate(q, member, { day, marketSeries: await marketSeriesOf(q, marketCode) });
}

interface Pulled extends Rate {
  readonly id: MemberId;
  readonly account: string;
}

/** Members below a member whose given rate is above this one. */
const pulledBy = (q: Queryable, { id, path }: Member, { rate, day }: { rate: Rate; day: string }): Promise<Pulled[]> =>
  q.query<Pulled>(
    `SELECT m.id, m.account, r.series FROM members.member m
     JOIN LATERAL (SELECT k.series FROM members.member_rate k WHERE k.member_id = m.id AND k.from_day <= $3
       ORDER BY k.from_day DESC LIMIT 1) r ON true
     WHERE m.path LIKE $2 || '_%' AND m.id <> $1 AND r.series > $4 ORDER BY m.account`,
    [id, path, day, rate.series],
  );
