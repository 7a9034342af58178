import { expect, test } from '@jest/globals';
import { generalErrorCodes, operations } from '@unisite/shared/contract';
import { refusalTexts } from './refusalTexts.ts';

test('every code of the contract has its sentences [8.text.codes]', () => {
  const codes = new Set([...generalErrorCodes, ...operations.flatMap(({ errors }) => errors)]);
  expect([...codes].filter((code) => !(code in refusalTexts))).toEqual([]);
});

test('both languages fill the same places', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  for (const { vi, en } of Object.values(refusalTexts)) expect(places(vi)).toEqual(places(en));
});
