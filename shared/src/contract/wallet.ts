import * as z from '@unisite/shared/schema';
import { amount, empty } from './envelope.ts';
import { operation } from './operation.ts';

export const balance = operation({
  name: 'balance',
  summary: 'The main balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  request: empty,
  value: z.object({ sumBalance: amount, currency: z.string() }),
});

export const merchantWallet = operation({
  name: 'merchantWallet',
  summary: 'Whether games play from the one main wallet',
  method: 'GET',
  path: '/wps/v2/wallets/merchant',
  access: 'member',
  request: empty,
  value: z.object({ isSingle: z.boolean() }),
});

export const walletOperations = [balance, merchantWallet] as const;
