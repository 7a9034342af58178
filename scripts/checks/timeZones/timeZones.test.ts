import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root, workspacePackages } from '../../workspace.ts';
import { zoneLiterals } from './zoneLiterals.ts';

/** Product files that may name a time zone; everything else uses the zone of the market concerned. */
const homes: Readonly<Record<string, string>> = {
  'platform/src/site/markets/data/markets.ts': 'a market has a zone: these are the first ones',
  'platform/src/play/lottery/data/stations.ts': 'a station draws by the clocks where it is, whichever market plays',
  'vendor-sandbox/src/client/zone.ts': 'vendors know no market: their games show their own time',
  'remote-kit/src/cli/parse.ts': 'an example of a time that somebody types with its offset',
  'remote-kit/src/registry/actCommand.ts': 'an example of a time that somebody types with its offset',
};

const isProduct = (file: string): boolean =>
  !/(^|\/)(e2e|scripts|testing)\//.test(file) && !/\.(test|spec)\.tsx?$/.test(file);

const files = globSync(
  workspacePackages().map(({ folder }) => `${folder}/**/*.{ts,tsx,sql,json}`),
  { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist|\.cache|\.remote)$/.test(name) },
).filter(isProduct);

test('no file of the product names a time zone but those that are its home', () => {
  expect(files.length).toBeGreaterThan(1_500);
  const found = files.flatMap((file) =>
    zoneLiterals(readFileSync(path.join(root, file), 'utf8')).map((line) => ({ file, line })),
  );
  expect(found.filter(({ file }) => !(file in homes)).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  const used = new Set(found.map(({ file }) => file));
  expect(Object.keys(homes).filter((file) => !used.has(file))).toEqual([]);
});

test('a zone in code, SQL and comments is found, and an offset; other paths and times are not', () => {
  const source = [
    `const zone = 'Asia/Ho_Chi_Minh';`,
    `at AT TIME ZONE 'America/New_York'`,
    '/** Days of Europe/Berlin. */',
    `new Date('2026-11-20T00:00:00+07:00')`,
    `'2020-01-01 00:00+07'`,
    `import x from './Asia/menu.ts';`,
    `'00:00:00Z'`,
    'from 18:00 to 22:00',
  ];
  expect(zoneLiterals(source.join('\n'))).toEqual([1, 2, 3, 4, 5]);
});
