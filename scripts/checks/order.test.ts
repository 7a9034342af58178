import { expect, test } from '@jest/globals';
import type { Check } from './check.ts';
import { inOrder } from './order.ts';

const check = (name: string, alone = false): Check => ({
  name,
  about: name,
  alone,
  run: async () => ({ passed: 1, failed: 0, report: '' }),
});

/** Runs checks that end on demand; records which began and which were reported. */
function course(checks: readonly Check[]) {
  const begun: string[] = [];
  const told: string[] = [];
  /** What had been reported when each began. */
  const toldBefore: Record<string, readonly string[]> = {};
  const ends = new Map<string, () => void>();
  const over = inOrder(checks, 2, {
    runCheck: ({ name }) => {
      begun.push(name);
      toldBefore[name] = [...told];
      return new Promise<string>((resolve) => {
        ends.set(name, () => resolve(name));
      });
    },
    onResult: ({ name }) => told.push(name),
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, told, toldBefore, end, over };
}

test('two go side by side, and are told of in their order', async () => {
  const { begun, told, end, over } = course([check('types'), check('lint'), check('texts')]);
  expect(begun).toEqual(['types', 'lint']);
  await end('lint');
  expect(begun).toEqual(['types', 'lint', 'texts']);
  expect(told).toEqual([]);
  await end('types');
  expect(told).toEqual(['types', 'lint']);
  await end('texts');
  await over;
  expect(told).toEqual(['types', 'lint', 'texts']);
});

test('what is to be alone waits until those before are told of, and those after wait for it', async () => {
  const { begun, told, toldBefore, end, over } = course([check('types'), check('builds', true), check('budgets')]);
  expect(begun).toEqual(['types']);
  await end('types');
  expect(begun).toEqual(['types', 'builds']);
  expect(toldBefore.builds).toEqual(['types']);
  await end('builds');
  expect(begun).toEqual(['types', 'builds', 'budgets']);
  await end('budgets');
  await over;
  expect(told).toEqual(['types', 'builds', 'budgets']);
});
