import { expect, test } from '@jest/globals';
import { operatorCalls } from '@unisite/shared/contract/operatorCalls';
import { stale } from './events.ts';
import { queryClient, refreshAnswered } from './queries.ts';

test('what events make stale are calls that read', () => {
  const reads = operatorCalls.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect(Object.values(stale).flatMap((names) => names.filter((name) => !reads.includes(name)))).toEqual([]);
});

test('what was answered before the stream opened is asked for anew, and what is on its way is not', async () => {
  const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated;
  queryClient.setQueryData(['identityDesk'], []);
  queryClient.setQueryData(['audit'], []);
  const asked = queryClient.fetchQuery({ queryKey: ['audit'], queryFn: () => new Promise(() => {}), staleTime: 0 });
  await refreshAnswered(['identityDesk', 'audit']);
  expect([isStale('identityDesk'), isStale('audit')]).toEqual([true, false]);
  await queryClient.cancelQueries();
  await asked;
  queryClient.clear();
});
