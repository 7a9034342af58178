import { type PlayLimitKind, type PlayPeriod, playLimitKind, playPeriod } from '@unisite/shared/contract/protection';

/** A limit by its kind and period, as fields are named. */
export type LimitName = `${PlayLimitKind}.${PlayPeriod}`;

interface LimitKey {
  readonly kind: PlayLimitKind;
  readonly period: PlayPeriod;
  readonly name: LimitName;
}

/** Every kind with every period, in the order in which they are shown. */
export const limitKeys: readonly LimitKey[] = playLimitKind.options.flatMap((kind) =>
  playPeriod.options.map((period) => ({ kind, period, name: `${kind}.${period}` as const })),
);

/** One value for each of them. */
export const eachLimit = <Value>(of: (key: LimitKey) => Value): Record<LimitName, Value> =>
  // every name is among the keys
  Object.fromEntries(limitKeys.map((key) => [key.name, of(key)])) as Record<LimitName, Value>;
