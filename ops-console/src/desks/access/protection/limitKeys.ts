import { type PlayLimitKind, type PlayPeriod, playLimitKind, playPeriod } from '@unisite/shared/contract/protection';

/** A limit by kind and period, as fields are named. */
export type LimitName = `${PlayLimitKind}.${PlayPeriod}`;

interface LimitKey {
  readonly kind: PlayLimitKind;
  readonly period: PlayPeriod;
  readonly name: LimitName;
}

/** All kinds with all periods, in display order. */
export const limitKeys: readonly LimitKey[] = playLimitKind.options.flatMap((kind) =>
  playPeriod.options.map((period) => ({ kind, period, name: `${kind}.${period}` as const })),
);

/** One value for each limit. */
export const eachLimit = <Value>(of: (key: LimitKey) => Value): Record<LimitName, Value> =>
  // all names are among the keys
  Object.fromEntries(limitKeys.map((key) => [key.name, of(key)])) as Record<LimitName, Value>;
