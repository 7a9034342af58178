import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { firstViewBudget, withinFirstViewBudget } from './firstViewBudget.ts';

const noise = (bytes: number) => `"${randomBytes(bytes / 2).toString('hex')}"`;

it('takes what fits compressed, though it is longer', () => {
  expect(withinFirstViewBudget(readable({ files: { 'page.1.js': 'x();'.repeat(100_000) } }))).toEqual([]);
});

it('counts the entry, the scripts and the styles of each module', () => {
  const files = { 'remoteEntry.1.js': noise(60_000), 'page.1.js': noise(60_000), 'page.1.css': `/*${noise(60_000)}*/` };
  const [finding, ...others] = withinFirstViewBudget(readable({ files }));
  expect(others).toEqual([]);
  expect(finding?.code).toBe('FIRST_VIEW_TOO_LARGE');
  expect(finding?.what).toMatch(/^\.\/Page: (8[5-9]|9\d)\.\d KB$/);
});

it('leaves out what a module does not need first', () => {
  expect(withinFirstViewBudget(readable({ files: { 'later.js': noise(4 * firstViewBudget) } }))).toEqual([]);
});

it('does not compress what cannot fit', () => {
  const began = performance.now();
  expect(withinFirstViewBudget(readable({ files: { 'page.1.js': ' '.repeat(2_000_000) } }))).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(2_000);
});
