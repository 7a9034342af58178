import { expect, test } from '@jest/globals';
import { switches } from '@unisite/shared/contract/site';
import { switchNames } from './switchGroups.ts';

test('every switch of the contract has its place in the console, once', () => {
  expect(switchNames.toSorted()).toEqual(Object.keys(switches.shape).toSorted());
});
