import * as z from '@unisite/shared/schema';
import { amount, empty, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';
import { sentAmount } from './wallet.ts';

/** Ways to bring money in. */
export const depositMethod = z.enum(['bankTransfer', 'card', 'eWallet']);
export type DepositMethod = z.Infer<typeof depositMethod>;

/** What a movement costs and how much may be moved at once; shown before anything is sent. */
const terms = z.object({
  minimum: amount,
  maximum: amount,
  /** A fee in percent of the amount, and one in money; both are added up, halves of a hundredth go up. 0 where there is none. */
  feePercent: z.number(),
  feeFixed: amount,
});
export type CashTerms = z.Infer<typeof terms>;

export const bank = z.object({
  code: z.string(),
  name: z.string(),
  /** The bank's number in transfer QR codes (six figures). */
  bin: z.string(),
});
export type Bank = z.Infer<typeof bank>;

export const cashSettings = operation({
  name: 'cashSettings',
  summary: 'How money comes in and goes out here: methods, limits, fees, banks, and what the member has left today',
  method: 'GET',
  path: '/wps/cash/settings',
  access: 'member',
  request: empty,
  value: z.object({
    currency: z.string(),
    deposit: z.array(z.object({ method: depositMethod, open: z.boolean(), ...terms.shape, expiresMinutes: z.int() })),
    withdrawal: z.object({
      open: z.boolean(),
      ...terms.shape,
      /** What may still be asked for today (Asia/Ho_Chi_Minh): money, and how often. */
      leftToday: amount,
      leftTimes: z.int(),
      /** An unanswered pay-out counts as received after so many minutes (section 4). */
      receiptMinutes: z.int(),
      /** Whether the member has a withdrawal password yet. */
      passwordSet: z.boolean(),
    }),
    banks: z.array(bank),
    /** How many bank accounts a member may keep. */
    mostBankAccounts: z.int(),
    /** The name that bank accounts have to be in; null until the first is added. */
    payeeName: z.nullable(z.string()),
  }),
});

export const depositState = z.enum(['pending', 'confirmed', 'failed', 'expired', 'cancelled']);
export type DepositState = z.Infer<typeof depositState>;

/** What has to be done for the money to come. */
const instructions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transfer'),
    bank,
    accountName: z.string(),
    accountNumber: z.string(),
    /** Where the transfer can be made in a demonstration; null elsewhere: members have a bank of their own. */
    bankPage: z.nullable(z.string()),
    /** Has to stand in the transfer, letter for letter: the money is recognised by it. */
    memo: z.string(),
    /** What the QR code holds (EMVCo merchant-presented, as bank applications read it). */
    qr: z.string(),
  }),
  z.object({ kind: z.literal('page'), url: z.string() }),
]);

export const deposit = z.object({
  id: z.string(),
  /** What people name it by, and what stands in the account record. */
  reference: z.string(),
  at: z.string(),
  method: depositMethod,
  /** What is to be sent. */
  amount,
  /** What came, which may be another amount; null as long as nothing did. */
  received: z.nullable(amount),
  /** Taken from what came (or is to be sent), and what comes to the wallet. */
  fee: amount,
  credited: amount,
  state: depositState,
  /** Why it failed, in the caller's language. */
  reason: z.nullable(z.string()),
  expiresAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** Only while it is pending. */
  instructions: z.nullable(instructions),
});
export type Deposit = z.Infer<typeof deposit>;

const idKey = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });
const period = {
  /** First and last day, inclusive, in Asia/Ho_Chi_Minh (YYYY-MM-DD). At most 90 days apart. */
  from: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  to: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
};

export const createDeposit = operation({
  name: 'createDeposit',
  summary: 'Asks to bring money in; the answer says what has to be done',
  method: 'POST',
  path: '/wps/cash/deposits',
  access: 'member',
  idempotent: true,
  errors: ['METHOD_CLOSED', 'AMOUNT_OUT_OF_BOUNDS', 'TOO_MANY_OPEN', 'PROVIDER_DOWN'],
  request: z.object({ method: depositMethod, amount: sentAmount }),
  value: deposit,
});

export const deposits = operation({
  name: 'deposits',
  summary: "The member's deposits, newest first",
  method: 'GET',
  path: '/wps/cash/deposits',
  access: 'member',
  request: z.object({ ...paging, state: z.optional(depositState), ...period }),
  value: pageOf(deposit),
});

export const oneDeposit = operation({
  name: 'oneDeposit',
  summary: 'How one deposit stands',
  method: 'GET',
  path: '/wps/cash/deposits/:id',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: idKey,
  value: deposit,
});

export const cancelDeposit = operation({
  name: 'cancelDeposit',
  summary: 'Gives a pending deposit up; money that comes for it nevertheless is credited',
  method: 'DELETE',
  path: '/wps/cash/deposits/:id',
  access: 'member',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED'],
  request: idKey,
  value: deposit,
});

export const bankAccount = z.object({
  id: z.string(),
  bank,
  holder: z.string(),
  /** All but the last four figures are hidden. */
  number: z.string(),
  primary: z.boolean(),
});
export type BankAccount = z.Infer<typeof bankAccount>;

const withdrawalPassword = z.string().check(z.regex(/^\d{6}$/));

export const bankAccounts = operation({
  name: 'bankAccounts',
  summary: "The member's bank accounts",
  method: 'GET',
  path: '/wps/cash/bank-accounts',
  access: 'member',
  request: empty,
  value: z.object({ rows: z.array(bankAccount) }),
});

export const addBankAccount = operation({
  name: 'addBankAccount',
  summary: 'Adds a bank account to be paid out to; the holder is the same for all of a member',
  method: 'POST',
  path: '/wps/cash/bank-accounts',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: [
    'WRONG_WITHDRAWAL_PASSWORD',
    'WITHDRAWAL_PASSWORD_UNSET',
    'TOO_MANY_BANK_ACCOUNTS',
    'ALREADY_THERE',
    'OTHER_HOLDER',
  ],
  request: z.object({
    bank: z.string().check(z.maxLength(20)),
    /** Without diacritics, as banks print it. */
    holder: z.string().check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[A-Za-z]+( [A-Za-z]+)*$/)),
    number: z.string().check(z.trim(), z.regex(/^\d{6,19}$/)),
    withdrawalPassword,
  }),
  value: bankAccount,
});

export const removeBankAccount = operation({
  name: 'removeBankAccount',
  summary: 'Takes a bank account away; not while a withdrawal to it is open',
  method: 'POST',
  path: '/wps/cash/bank-accounts/:id/removal',
  access: 'member',
  sealed: true,
  errors: ['NOT_FOUND', 'WRONG_WITHDRAWAL_PASSWORD', 'WITHDRAWAL_OPEN'],
  request: z.object({ ...idKey.shape, withdrawalPassword }),
  value: empty,
});

export const setWithdrawalPassword = operation({
  name: 'setWithdrawalPassword',
  summary: 'Sets or changes the six figures that pay-outs are asked for with, proved by the password of the account',
  method: 'PUT',
  path: '/wps/cash/withdrawal-password',
  access: 'member',
  sealed: true,
  errors: ['WRONG_PASSWORD', 'TOO_SIMPLE'],
  request: z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)), withdrawalPassword }),
  value: empty,
});

/**
 * requested: the money is held. approved: being paid. paid: sent, the member says whether it came. received, partial, notReceived: what the member said
 * (or nothing in time: received; forced: an operator closed it). rejected, cancelled: the money is back. disputed cases are an operator's to close.
 */
export const withdrawalState = z.enum([
  'requested',
  'approved',
  'paid',
  'received',
  'partial',
  'notReceived',
  'rejected',
  'cancelled',
]);
export type WithdrawalState = z.Infer<typeof withdrawalState>;

export const withdrawal = z.object({
  id: z.string(),
  /** What people name it by, and what stands in the account record. */
  reference: z.string(),
  at: z.string(),
  bankAccount: z.object({ bank, number: z.string() }),
  /** What leaves the wallet, the fee taken from it, and what is paid out. */
  amount,
  fee: amount,
  paidOut: amount,
  state: withdrawalState,
  /** Why it was rejected, in the caller's language. */
  reason: z.nullable(z.string()),
  /** When an unanswered pay-out counts as received; null unless it is paid. */
  receiptDue: z.nullable(z.string()),
  /** What the member said came, and what is missing; set for partial and notReceived. */
  receivedAmount: z.nullable(amount),
  remainingAmount: z.nullable(amount),
  /** An operator closed it as received: nothing is given back (section 4, forced receipt). */
  forced: z.boolean(),
  /** Addresses of the proofs, for the member and operators only. */
  proofs: z.array(z.string()),
  closedAt: z.nullable(z.string()),
  /** The states it went through, first to last. */
  history: z.array(z.object({ state: withdrawalState, at: z.string() })),
});
export type Withdrawal = z.Infer<typeof withdrawal>;

export const createWithdrawal = operation({
  name: 'createWithdrawal',
  summary: 'Asks for a pay-out; the money is held until it is paid or comes back',
  method: 'POST',
  path: '/wps/cash/withdrawals',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: [
    'WRONG_WITHDRAWAL_PASSWORD',
    'WITHDRAWAL_PASSWORD_UNSET',
    'AMOUNT_OUT_OF_BOUNDS',
    'INSUFFICIENT_BALANCE',
    'DAILY_LIMIT',
    'BANK_ACCOUNT_UNKNOWN',
    'WITHDRAWALS_CLOSED',
  ],
  request: z.object({ bankAccount: idKey.shape.id, amount: sentAmount, withdrawalPassword }),
  value: withdrawal,
});

export const withdrawals = operation({
  name: 'withdrawals',
  summary: "The member's withdrawals, newest first",
  method: 'GET',
  path: '/wps/cash/withdrawals',
  access: 'member',
  request: z.object({ ...paging, state: z.optional(withdrawalState), ...period }),
  value: pageOf(withdrawal),
});

export const oneWithdrawal = operation({
  name: 'oneWithdrawal',
  summary: 'How one withdrawal stands',
  method: 'GET',
  path: '/wps/cash/withdrawals/:id',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: idKey,
  value: withdrawal,
});

export const cancelWithdrawal = operation({
  name: 'cancelWithdrawal',
  summary: 'Takes a withdrawal back that nobody has approved yet; the money is back at once',
  method: 'DELETE',
  path: '/wps/cash/withdrawals/:id',
  access: 'member',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED'],
  request: idKey,
  value: withdrawal,
});

/** The longest side and the size of a proof as it is sent; it is drawn anew on the platform and loses all that is not picture (section 9). */
export const proofBytes = 5 * 1024 * 1024;
export const mostProofs = 3;

export const addProof = operation({
  name: 'addProof',
  summary:
    'A picture (PNG or JPG, 5 MB) that shows that a pay-out did not come, or not whole; at most three a withdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals/:id/proofs',
  access: 'member',
  idempotent: true,
  bodyBytes: Math.ceil(proofBytes / 3) * 4 + 4096,
  errors: ['NOT_FOUND', 'NOT_A_PICTURE', 'TOO_MANY_PROOFS', 'NOT_PAID_YET', 'ALREADY_CLOSED', 'PAYLOAD_TOO_LARGE'],
  request: z.object({
    ...idKey.shape,
    /** The file in base64. */
    image: z.string().check(z.minLength(1), z.maxLength(Math.ceil(proofBytes / 3) * 4)),
  }),
  value: z.object({ proof: z.string(), withdrawal }),
});

export const confirmReceipt = operation({
  name: 'confirmReceipt',
  summary:
    'Says whether a pay-out came: received, not received (with a proof), or partial (with a proof and what came)',
  method: 'POST',
  path: '/wps/cash/withdrawals/:id/receipt',
  access: 'member',
  idempotent: true,
  errors: ['NOT_FOUND', 'ALREADY_CLOSED', 'NOT_PAID_YET', 'PROOF_REQUIRED', 'AMOUNT_OUT_OF_BOUNDS'],
  request: z.object({
    ...idKey.shape,
    receipt: z.enum(['received', 'notReceived', 'partial']),
    receivedAmount: z.optional(sentAmount),
    /** Section 9: at most 140 characters. */
    remarks: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  }),
  value: withdrawal,
});

export const cashOperations = [
  cashSettings,
  createDeposit,
  deposits,
  oneDeposit,
  cancelDeposit,
  bankAccounts,
  addBankAccount,
  removeBankAccount,
  setWithdrawalPassword,
  createWithdrawal,
  withdrawals,
  oneWithdrawal,
  cancelWithdrawal,
  addProof,
  confirmReceipt,
] as const;
