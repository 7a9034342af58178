import { hundredthsOf, type MemberId, toWire, type VipGift, type VipGiftKind } from '@unisite/shared/contract';
import { addDays, dayOf } from '../foundation/calendar/days.ts';
import type { Queryable } from '../foundation/database/connect.ts';
import { type Reviewed, runningMonth } from './reviewMember.ts';

/** How long a birthday's gift can be claimed, days. */
const BIRTHDAY_DAYS = 7;

/** A gift with the key of its bonus: each is given once a key. */
export interface Gift {
  readonly kind: VipGiftKind;
  readonly level: string;
  /** Whole money. */
  readonly amount: number;
  readonly key: string;
  /** The day from which it can be claimed. */
  readonly from: string;
}

/** The gifts that a member has now or next, by its level; those of nothing left out. */
export function giftsOf(
  { levels, place, granted }: Reviewed,
  reached: number,
  birthDate: string | null,
  now: Date,
): Gift[] {
  const today = dayOf(now);
  const level = levels[place];
  const upgrades = levels.slice(granted + 1, reached + 1).map(({ id, upgrade }) => ({
    ...{ kind: 'upgrade' as const, level: id, amount: upgrade, key: `vip/upgrade/${id}`, from: today },
  }));
  if (!level) return upgrades.filter(({ amount }) => amount > 0);
  const month = runningMonth(now);
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
            ...{ kind: 'birthday' as const, level: level.id, amount: level.birthday },
            ...{ key: `vip/birthday/${birthday.slice(0, 4)}`, from: birthday },
          },
        ]),
  ].filter(({ amount }) => amount > 0);
}

/** The birthday whose gift can be claimed today, or the next one. Those of 29 February are on 1 March in other years. */
export function nextBirthday(birthDate: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const [, month = 1, day = 1] = birthDate.split('-').map(Number);
  const inYear = (one: number) => new Date(Date.UTC(one, month - 1, day)).toISOString().slice(0, 10);
  const candidates = [year - 1, year, year + 1].map(inYear);
  return candidates.find((one) => addDays(one, BIRTHDAY_DAYS) > today) ?? inYear(year + 1);
}

/** When each of these bonuses was given, by its key. */
export async function givenAt(
  q: Queryable,
  memberId: MemberId,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await q.query<{ key: string; at: Date }>(
    'SELECT key, given_at AS at FROM bonus WHERE member_id = $1 AND key = ANY ($2)',
    [memberId, keys],
  );
  return new Map(rows.map(({ key, at }) => [key, at]));
}

export async function birthDateOf(q: Queryable, memberId: MemberId): Promise<string | null> {
  const [row] = await q.query<{ date: string }>(
    'SELECT birth_date AS date FROM age_statement WHERE member_id = $1 ORDER BY at LIMIT 1',
    [memberId],
  );
  return row?.date ?? null;
}

export function giftToWire({ kind, level, amount, from }: Gift, given: Date | null, today: string): VipGift {
  const wired = { kind, level, amount: toWire(hundredthsOf(amount * 100)) };
  if (given) return { ...wired, state: 'had', at: given.toISOString() };
  return from > today
    ? { ...wired, state: 'waiting', at: `${from}T00:00:00+07:00` }
    : { ...wired, state: 'ready', at: null };
}
