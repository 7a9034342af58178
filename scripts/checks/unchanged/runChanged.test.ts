import { expect, jest, test } from '@jest/globals';
import type { Check, Outcome, Part, Scope } from '../check.ts';
import { hasChanged, type Passed, runChanged } from './runChanged.ts';

const parts: readonly Part[] = [
  { name: 'platform', reads: ['platform'] },
  { name: 'shell', reads: ['shell'] },
];

/** A check with two parts, and inputs that the test can change. */
function checkout({ failed = 0 } = {}) {
  const run = jest.fn(async (_scope?: Scope): Promise<Outcome> => ({ passed: 1, failed, report: '' }));
  const check: Check = { name: 'unit', about: '', parts: () => parts, run };
  const files = new Map(parts.map(({ name }) => [name, 'as it was']));
  const stamps = new Map<string, string>();
  const passed: Passed = {
    fingerprintOf: ({ name }) => files.get(name) ?? '',
    has: (name, part, fingerprint) => stamps.get(`${name} ${part.name}`) === fingerprint,
    keep: (name, part, fingerprint) => void stamps.set(`${name} ${part.name}`, fingerprint),
  };
  return { check, run, passed, change: (name: string, text = 'changed') => void files.set(name, text) };
}

test('what has passed on these very files does not run again, and says so', async () => {
  const { check, run, passed } = checkout();
  await runChanged(check, passed);
  expect(run).toHaveBeenLastCalledWith({});
  expect(hasChanged(check, passed)).toBe(false);
  expect(await runChanged(check, passed)).toEqual({
    passed: 0,
    failed: 0,
    report: '',
    note: 'unchanged since it passed',
  });
  expect(run).toHaveBeenCalledTimes(1);
});

test('a change runs the part that reads it, and the others are said to be unchanged', async () => {
  const { check, run, passed, change } = checkout();
  await runChanged(check, passed);
  change('shell');
  expect(hasChanged(check, passed)).toBe(true);
  expect((await runChanged(check, passed)).note).toBe('platform unchanged since it passed');
  expect(run).toHaveBeenLastCalledWith({ parts: ['shell'] });
  expect(hasChanged(check, passed)).toBe(false);
});

test('what failed runs again, though nothing changed', async () => {
  const { check, run, passed } = checkout({ failed: 1 });
  await runChanged(check, passed);
  await runChanged(check, passed);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a file that changed while its part ran has not passed', async () => {
  const { check, run, passed, change } = checkout();
  run.mockImplementationOnce(async () => {
    change('shell');
    return { passed: 1, failed: 0, report: '' };
  });
  await runChanged(check, passed);
  await runChanged(check, passed);
  expect(run).toHaveBeenLastCalledWith({ parts: ['shell'] });
});

test('a check that remembers by itself is asked each time', async () => {
  const { check, run, passed } = checkout();
  const builds: Check = { ...check, remembers: true };
  await runChanged(builds, passed);
  await runChanged(builds, passed);
  expect(run).toHaveBeenCalledTimes(2);
  expect(hasChanged(builds, passed)).toBe(true);
});
