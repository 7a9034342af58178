import { expect, test } from '@jest/globals';
import { difference, roundDifference, statementDifference } from './checks.ts';
import type { Line, RoundEnd } from './plan/step.ts';

const line = (kind: string, amount: number, after: number, reference: string | null = 'r'): Line => ({
  kind,
  amount,
  after,
  reference,
});
const model = [line('deposit', 100, 100), line('bet', -30, 70), line('transfer', 5, 75, null)];

test('the ledger is what the model says, where the platform chose the reference too', () => {
  expect(difference(model, [...model.slice(0, 2), line('transfer', 5, 75, 'chosen')])).toBeNull();
});

test.each<[string, Line[], RegExp]>([
  ['lost', model.slice(0, 2), /^line 2 is null/],
  ['doubled', [...model, line('bet', -30, 45)], /^line 3 is .*should be null$/],
  ['of another amount', [line('deposit', 101, 101), ...model.slice(1)], /^line 0/],
  ['of another balance', [line('deposit', 100, 99), ...model.slice(1)], /^line 0/],
  ['of another kind', [line('bonus', 100, 100), ...model.slice(1)], /^line 0/],
  ['of another round', [model[0] ?? line('', 0, 0), line('bet', -30, 70, 'other'), ...model.slice(2)], /^line 1/],
])('a movement that was %s is named', (_what, found, said) => {
  expect(difference(model, found)).toMatch(said);
});

test('a debt may be collected earlier, and in parts, than the model has it; nothing else may differ', () => {
  const wanted = [line('plan', 50, 50), line('plan', 30, 80), line('debt', -80, 0), line('deposit', 9, 9)];
  const parts = [
    line('plan', 50, 50),
    line('debt', -50, 0),
    line('plan', 30, 30),
    line('debt', -30, 0),
    line('deposit', 9, 9),
  ];
  expect(statementDifference(wanted, parts)).toBeNull();
  for (const found of [
    parts.toSpliced(3, 1),
    [...parts.slice(0, 3), line('debt', -29, 1), line('deposit', 9, 10)],
    parts.with(2, line('plan', 30, 31)),
    parts.toSpliced(2, 1),
    [...parts, line('debt', -1, 8), line('debt', 1, 9), line('bet', 0, 9)],
  ])
    expect(statementDifference(wanted, found)).not.toBeNull();
});

test('the record of bets is what the model says, in whatever order, and what is otherwise is named', () => {
  const round = (id: string, change: Partial<RoundEnd> = {}) => ({
    game: 0,
    id,
    state: 'open',
    staked: 30,
    won: 0,
    ...change,
  });
  const wanted = [round('a'), round('b', { state: 'settled', won: 70 })];
  expect(roundDifference(wanted, [...wanted].reverse())).toBeNull();
  for (const found of [
    [round('a')],
    [...wanted, round('c')],
    [round('a', { staked: 60 }), wanted[1] ?? round('b')],
    [round('a'), round('b', { state: 'open', won: 70 })],
    [round('a'), round('b', { state: 'settled' })],
    [round('a', { game: 1 }), wanted[1] ?? round('b')],
  ])
    expect(roundDifference(wanted, found)).toMatch(/^the record has the round .*, and should have /);
});
