import { hundredthsOf, type PlayLimitKind, toWire } from '@unisite/shared/contract';

/** A limit's value on the wire: VND, or minutes rounded up. */
export const toValue = (kind: PlayLimitKind, amount: bigint): number =>
  kind === 'time' ? Math.ceil(Number(amount) / 60) : toWire(hundredthsOf(amount));

/** The inverse. */
export const fromValue = (kind: PlayLimitKind, value: number): bigint =>
  kind === 'time' ? BigInt(Math.round(value) * 60) : BigInt(Math.round(value * 100));
