import { expect, test } from '@jest/globals';
import { operatorCalls } from '@unisite/shared/contract/operatorCalls';
import { stale } from './events.ts';

test('what events make stale are calls that read', () => {
  const reads = operatorCalls.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect(Object.values(stale).flatMap((names) => names.filter((name) => !reads.includes(name)))).toEqual([]);
});
