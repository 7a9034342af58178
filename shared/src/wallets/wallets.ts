import type { ValueOf } from '../contract/operation.ts';
import type { balance, merchantWallet } from '../contract/wallet.ts';

/** What a member has and where it lies. Amounts as on the wire; undefined means unknown, never zero. */
export interface Wallets {
  /** Whether games play from the main wallet (section 7, isSingle), rather than each vendor's from one of its own. */
  readonly isSingle: boolean | undefined;
  /** In the main wallet: what can be withdrawn. */
  readonly main: number | undefined;
  /** In all wallets together (section 3, sumBalance). */
  readonly total: number | undefined;
  /** What open bonuses hold, beside it. */
  readonly bonus: number | undefined;
  /** Whether `total` and `main` are two things: vendors have wallets here, or money was left at one since they had. */
  readonly areMany: boolean | undefined;
  /** What the games of a vendor play from; unknown as well while the vendor is. */
  purseOf(vendor: string | undefined): number | undefined;
}

/** The wallets by the two answers about them; `sum` is undefined until it came. */
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
