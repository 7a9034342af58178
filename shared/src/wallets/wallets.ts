import type { ValueOf } from '../contract/operation.ts';
import type { balance, merchantWallet } from '../contract/wallet.ts';

/** A member's balances. Amounts as on the wire; undefined means unknown, never zero. */
export interface Wallets {
  /** Whether games play from the main wallet (section 7, isSingle) rather than from vendor wallets. */
  readonly isSingle: boolean | undefined;
  /** Main wallet: the withdrawable balance. */
  readonly main: number | undefined;
  /** All wallets together (section 3, sumBalance). */
  readonly total: number | undefined;
  /** Additionally held by open bonuses. */
  readonly bonus: number | undefined;
  /** Whether `total` and `main` can differ: vendors have wallets, or balances are left from when they had. */
  readonly areMany: boolean | undefined;
  /** The balance that a vendor's games play from; undefined while the vendor is unknown. */
  purseOf(vendor: string | undefined): number | undefined;
}

/** Combines the two responses; `sum` is undefined until loaded. */
export function toWallets(
  told: ValueOf<typeof merchantWallet> | undefined,
  sum: ValueOf<typeof balance> | undefined,
): Wallets {
  const lyingAt = (vendor: string | undefined) => told?.wallets.find((wallet) => wallet.vendor === vendor)?.balance;
  return {
    isSingle: told?.isSingle,
    main: told?.main,
    total: sum?.sumBalance,
    bonus: sum?.bonus,
    areMany: told && (!told.isSingle || told.wallets.some(({ balance: lying }) => lying > 0)),
    purseOf: (vendor) => (told?.isSingle ? told.main : lyingAt(vendor)),
  };
}
