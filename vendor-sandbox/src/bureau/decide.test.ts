import { expect, test } from '@jest/globals';
import { planFor } from './decide.ts';

const said = (validUntil: string | null) => planFor({ validUntil }).answers.map(({ answer }) => answer);

test('the last day of a document says how its check goes', () => {
  expect(['2030-01-01', '2031-01-02', '2030-01-04', '2030-01-05'].map(said)).toEqual([
    ['accepted'],
    ['refused'],
    ['accepted', 'accepted'],
    ['accepted', 'refused'],
  ]);
  expect(planFor({ validUntil: '2030-01-03' })).toMatchObject({ tells: false });
});

test('operators decide all others', () => {
  expect(['2034-11-23', '2034-02-01', null].map(said)).toEqual([['operator'], ['operator'], ['operator']]);
});
