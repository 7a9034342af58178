import { hundredthsOf, type MemberId, toWire, type VipGift, type VipGiftKind } from '@unisite/shared/contract';
import { nextBirthday } from '../../access/identity/index.ts';
import { dayOf, dayStart } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Reviewed } from './reviewMember.ts';
import { runningMonth } from './runningMonth.ts';

/** A gift with the key of its bonus, given once per key. */
export interface Gift {
  readonly kind: VipGiftKind;
  readonly level: string;
  /** Whole currency units. */
  readonly amount: number;
  readonly key: string;
  /** The day from which it can be claimed. */
  readonly from: string;
}

/** A member's current and upcoming gifts by its level; worthless ones are left out. */
export function giftsOf(
  { timeZone, levels, place, granted }: Reviewed,
  reached: number,
  birthDate: string | null,
  now: Date,
): Gift[] {
  const today = dayOf(now, timeZone);
  const level = levels[place];
  const upgrades = levels.slice(granted + 1, reached + 1).map(({ id, upgrade }) => ({
    kind: 'upgrade' as const,
    level: id,
    amount: upgrade,
    key: `vip/upgrade/${id}`,
    from: today,
  }));
  if (!level) return upgrades.filter(({ amount }) => amount > 0);
  const month = runningMonth(now, timeZone);
  const birthday = birthDate === null ? null : nextBirthday(birthDate, today);
  return [
    ...upgrades,
    {
      kind: 'monthly' as const,
      level: level.id,
      amount: level.monthly,
      key: `vip/monthly/${month.slice(0, 7)}`,
      from: month,
    },
    ...(birthday === null
      ? []
      : [
          {
            kind: 'birthday' as const,
            level: level.id,
            amount: level.birthday,
            key: `vip/birthday/${birthday.slice(0, 4)}`,
            from: birthday,
          },
        ]),
  ].filter(({ amount }) => amount > 0);
}

/** When each bonus was given, by key. */
export async function givenAt(
  q: Queryable,
  memberId: MemberId,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await q.query<{ key: string; at: Date }>(
    'SELECT key, given_at AS at FROM bonuses.bonus WHERE member_id = $1 AND key = ANY ($2)',
    [memberId, keys],
  );
  return new Map(rows.map(({ key, at }) => [key, at]));
}

export function giftToWire(
  { kind, level, amount, from }: Gift,
  given: Date | null,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): VipGift {
  const wired = { kind, level, amount: toWire(hundredthsOf(amount * 100)) };
  if (given) return { ...wired, state: 'had', at: given.toISOString() };
  return from > dayOf(now, timeZone)
    ? { ...wired, state: 'waiting', at: dayStart(from, timeZone).toISOString() }
    : { ...wired, state: 'ready', at: null };
}
