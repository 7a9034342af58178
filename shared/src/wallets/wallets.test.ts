import { expect, test } from '@jest/globals';
import { vnd } from '../contract/money.ts';
import { toWallets } from './wallets.ts';

const lying = (vendor: string, balance: number) => ({
  vendor,
  displayName: vendor,
  icon: '/mark.svg',
  balance: vnd(balance),
});
const told = (isSingle: boolean, ...wallets: ReturnType<typeof lying>[]) => ({
  isSingle,
  main: vnd(700),
  currency: 'VND',
  wallets,
});
const sum = (sumBalance: number) => ({ sumBalance: vnd(sumBalance), bonus: vnd(50), currency: 'VND' });

test('games play from the main wallet, not from what lies elsewhere as well', () => {
  const wallets = toWallets(told(true, lying('aurora', 300)), sum(1_000));
  expect([wallets.purseOf('aurora'), wallets.purseOf(undefined), wallets.total, wallets.bonus]).toEqual([
    700, 700, 1_000, 50,
  ]);
});

test('where vendors have wallets, a game plays from its own; of a vendor that is not known nothing is known', () => {
  const { purseOf } = toWallets(told(false, lying('aurora', 300), lying('olvarra', 0)), sum(1_000));
  expect(['aurora', 'olvarra', 'another', undefined].map(purseOf)).toEqual([300, 0, undefined, undefined]);
});

test('the whole is another sum than the main wallet where something lies, or can lie, at vendors', () => {
  expect(toWallets(told(true), sum(700)).areMany).toBe(false);
  expect(toWallets(told(true, lying('aurora', 300)), sum(1_000)).areMany).toBe(true);
  expect(toWallets(told(false, lying('aurora', 0)), sum(700)).areMany).toBe(true);
});

test('while it is not known where games play from, the whole is no answer to it', () => {
  const wallets = toWallets(undefined, sum(1_000));
  expect([wallets.isSingle, wallets.main, wallets.areMany, wallets.purseOf('aurora')]).toEqual(
    Array(4).fill(undefined),
  );
  expect(wallets.total).toBe(1_000);
});
