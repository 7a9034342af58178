import { expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import fc from 'fast-check';
import { missingAmount } from './missing.ts';

const of = (amount: bigint, fee: bigint, received: bigint | null) =>
  missingAmount({
    amount: hundredthsOf(amount),
    fee: hundredthsOf(fee),
    receivedAmount: received === null ? null : hundredthsOf(received),
  });

test('nothing came: all of it, with the fee', () => {
  expect(of(100_000n, 330n, null)).toEqual({ missing: 99_670n, fee: 330n });
});

test('a part came: the rest of what was paid out, and the fee is kept', () => {
  expect(of(100_000n, 330n, 60_000n)).toEqual({ missing: 39_670n, fee: 0n });
});

test('with what came it is never more than had left the wallet', () => {
  fc.assert(
    fc.property(
      fc.bigInt(2n, 10n ** 13n),
      fc.bigInt(0n, 10n ** 13n),
      fc.option(fc.bigInt(1n, 10n ** 13n)),
      (amount, anyFee, part) => {
        const fee = anyFee % (amount - 1n);
        const received = part === null || amount - fee < 2n ? null : (part % (amount - fee - 1n)) + 1n;
        const back = of(amount, fee, received);
        expect(back.missing > 0n && back.fee >= 0n).toBe(true);
        expect(back.missing + back.fee + (received ?? 0n) + (received === null ? 0n : fee)).toBe(amount);
      },
    ),
  );
});
