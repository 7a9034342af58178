import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { transferReference } from './ids.ts';
import { amount, transferAmount } from './money.ts';
import { operation } from './operation.ts';

export const balance = operation({
  name: 'balance',
  summary: 'All that the member has: the main wallet and what lies at vendors, together',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  request: empty,
  value: z.object({
    sumBalance: amount,
    /** Additionally held by open bonuses. */
    bonus: amount,
    currency: z.string(),
  }),
});

/** The balance at one vendor; only where games do not play from the main wallet. */
export const vendorWallet = z.object({
  vendor: z.string(),
  displayName: z.string(),
  /** Path of the vendor's logo, on this site. */
  icon: z.string(),
  balance: amount,
});
export type VendorWallet = z.Infer<typeof vendorWallet>;

export const merchantWallet = operation({
  name: 'merchantWallet',
  summary: 'Whether games play from the one main wallet; if not, what lies at each vendor (section 7, value.isSingle)',
  method: 'GET',
  path: '/wps/v2/wallets/merchant',
  access: 'member',
  request: empty,
  value: z.object({
    isSingle: z.boolean(),
    /** The main wallet's balance. */
    main: amount,
    wallets: z.array(vendorWallet),
    currency: z.string(),
  }),
});

const vendorKey = z.string().check(z.minLength(1), z.maxLength(40));
export const walletTransferState = z.enum(['done', 'failed']);
export const walletTransferValue = z.object({
  reference: z.string(),
  state: walletTransferState,
  /** Reason of a failure: a code of the error catalogue; null when done. */
  code: z.nullable(z.string()),
  vendor: z.string(),
  direction: z.enum(['in', 'out']),
  amount,
  /** After the transfer. */
  main: amount,
  atVendor: amount,
  at: z.string(),
});
export type WalletTransfer = z.Infer<typeof walletTransferValue>;

export const walletTransfer = operation({
  name: 'walletTransfer',
  summary: "Moves money between the main wallet and a vendor's ('in' is to the vendor)",
  method: 'POST',
  path: '/wps/v2/wallets/transfer',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: ['SINGLE_WALLET', 'VENDOR_UNKNOWN', 'INSUFFICIENT_BALANCE', 'REFERENCE_USED', 'SELF_EXCLUDED', 'TIME_OUT'],
  request: z.object({
    vendor: vendorKey,
    direction: z.enum(['in', 'out']),
    amount: transferAmount,
    reference: transferReference,
  }),
  value: walletTransferValue,
});

export const returnAllVendorBalances = operation({
  name: 'returnAllVendorBalances',
  summary: 'Brings everything that lies at vendors back to the main wallet',
  method: 'POST',
  path: '/wps/v2/wallets/transfer/all',
  access: 'member',
  idempotent: true,
  errors: ['SINGLE_WALLET'],
  request: empty,
  value: z.object({ moved: z.array(z.object({ vendor: z.string(), amount })), main: amount }),
});

export const walletTransferStatus = operation({
  name: 'walletTransferStatus',
  summary: 'What became of a transfer, by its reference',
  method: 'GET',
  path: '/wps/v2/wallets/transfer/:reference',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: z.object({ reference: transferReference }),
  value: walletTransferValue,
});

export const walletOperations = [
  balance,
  merchantWallet,
  walletTransfer,
  returnAllVendorBalances,
  walletTransferStatus,
] as const;
