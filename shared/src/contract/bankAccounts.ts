import * as z from '@unisite/shared/schema';
import { bank, cashKey, withdrawalPin } from './cash.ts';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';

export const bankAccount = z.object({
  id: z.string(),
  bank,
  holder: z.string(),
  /** Masked except for the last four digits. */
  number: z.string(),
  primary: z.boolean(),
});
export type BankAccount = z.Infer<typeof bankAccount>;

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
  errors: ['WRONG_WITHDRAWAL_PIN', 'WITHDRAWAL_PIN_NOT_SET', 'TOO_MANY_BANK_ACCOUNTS', 'ALREADY_THERE', 'OTHER_HOLDER'],
  request: z.object({
    bank: z.string().check(z.maxLength(20)),
    /** Without diacritics, as banks print it. */
    holder: z.string().check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[A-Za-z]+( [A-Za-z]+)*$/)),
    number: z.string().check(z.trim(), z.regex(/^\d{6,19}$/)),
    withdrawalPin,
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
  errors: ['NOT_FOUND', 'WRONG_WITHDRAWAL_PIN', 'WITHDRAWAL_PIN_NOT_SET', 'WITHDRAWAL_OPEN'],
  request: z.object({ ...cashKey.shape, withdrawalPin }),
  value: empty,
});

export const setWithdrawalPin = operation({
  name: 'setWithdrawalPin',
  summary: 'Sets or changes the six figures that pay-outs are asked for with, proved by the password of the account',
  method: 'PUT',
  path: '/wps/cash/withdrawal-password',
  access: 'member',
  sealed: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET', 'TOO_SIMPLE'],
  request: z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)), withdrawalPin }),
  value: empty,
});

export const bankAccountOperations = [bankAccounts, addBankAccount, removeBankAccount, setWithdrawalPin] as const;
