import { expect, test } from '@jest/globals';
import type { Check } from './check.ts';
import { selectChecks } from './selectChecks.ts';

const check = (name: string, ...needs: string[]): Check => ({
  name,
  about: name,
  needs,
  run: async () => ({ passed: 1, failed: 0, report: '' }),
});
const checks = [check('types'), check('builds'), check('budgets', 'builds'), check('story', 'budgets')];
const matrix: Check = { ...check('matrix', 'builds'), onlyNamed: true };
const namesOf = (...names: string[]) => selectChecks([...checks, matrix], names).map(({ name }) => name);

test('with nothing named, everything runs', () => {
  expect(namesOf()).toEqual(['types', 'builds', 'budgets', 'story']);
});

test('a named check brings what it needs, and what that needs, in order and once', () => {
  expect(namesOf('types')).toEqual(['types']);
  expect(namesOf('budgets')).toEqual(['builds', 'budgets']);
  expect(namesOf('matrix')).toEqual(['builds', 'matrix']);
  expect(namesOf('story', 'builds')).toEqual(['builds', 'budgets', 'story']);
});
