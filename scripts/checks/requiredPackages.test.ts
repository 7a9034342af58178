import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root, workspacePackages } from '../workspace.ts';
import { sourcesUnder } from './sources.ts';

const packages = workspacePackages();
const sources = packages.flatMap(({ directory }) =>
  [...sourcesUnder(directory)].filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8')),
);
const declared = new Set(
  [root, ...packages.map(({ directory }) => directory)].flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

// Required by the specification; each is really used.
test.each([
  'react',
  'react-dom',
  '@module-federation/enhanced',
  'webpack',
  'react-router',
  'single-spa-react',
  'i18next',
  'zustand',
  'axios',
  'crypto-js',
  'zod',
  '@playwright/test',
])('%s is a dependency, and imported', (name) => {
  expect([...declared]).toContain(name);
  const statement = new RegExp(`from '${name}(/[^']*)?'`);
  expect(sources.some((source) => statement.test(source))).toBe(true);
});

test.each(['webpack-cli', 'jest'])('%s is a dependency', (name) => expect([...declared]).toContain(name));
