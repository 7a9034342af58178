import type { MemberId, PlayLimit } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';
import { limitsOf } from './limitsOf.ts';
import { toValue } from './limitValue.ts';
import { usedOf } from './usedOf.ts';

/** A member's limits and how much of them is used, every kind with every period. */
export async function playLimitsOf(
  { database, deposited }: Pick<Services, 'deposited'> & { readonly database: Queryable },
  memberId: MemberId,
  now: Date,
): Promise<PlayLimit[]> {
  const limits = await limitsOf(database, memberId, now);
  const used = await usedOf(database, memberId, now, await deposited(database, memberId, now));
  return limits.map(({ kind, period, limit, own, raise }) => ({
    kind,
    period,
    limit: limit && { value: toValue(kind, limit.amount), source: limit.source },
    own: own === null ? null : toValue(kind, own),
    used: toValue(kind, used[kind][period].amount),
    freesAt: used[kind][period].freesAt?.toISOString() ?? null,
    raise: raise && {
      value: raise.amount === null ? null : toValue(kind, raise.amount),
      confirmFrom: raise.from.toISOString(),
      confirmUntil: raise.until.toISOString(),
    },
  }));
}
