import type { GivenOf } from '@unisite/shared/contract/operation';
import { type PlayLimit, playLimitKind, playPeriod, type protection } from '@unisite/shared/contract/protection';

export type ProtectionGiven = GivenOf<typeof protection>;
type LimitGiven = ProtectionGiven['limits'][number];

/** A member without limits who is not playing. */
export const unlimited = (more: Partial<ProtectionGiven> = {}): ProtectionGiven => ({
  limits: playLimitKind.options.flatMap((kind) => playPeriod.options.map((period) => unset(kind, period))),
  session: null,
  check: { minutes: 60, choices: [15, 30, 60, 120] },
  break: null,
  asksForLimit: false,
  currency: 'VND',
  now: new Date().toISOString(),
  ...more,
});

const unset = (kind: PlayLimit['kind'], period: PlayLimit['period']): LimitGiven => ({
  kind,
  period,
  limit: null,
  own: null,
  used: 0,
  freesAt: null,
  raise: null,
});

/** The same with one of the member's limits set, or with further fields. */
export const limited = (
  key: Pick<LimitGiven, 'kind' | 'period'>,
  own: number,
  more: Partial<LimitGiven> = {},
): ProtectionGiven => {
  const value = unlimited();
  return {
    ...value,
    limits: value.limits.map((limit) =>
      limit.kind === key.kind && limit.period === key.period
        ? { ...limit, own, limit: { value: own, source: 'member' }, ...more }
        : limit,
    ),
  };
};
