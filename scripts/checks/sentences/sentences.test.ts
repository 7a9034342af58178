import { describe, expect, test } from '@jest/globals';
import { parseText } from '../sources.ts';
import { compare } from './compare.ts';
import { readTable } from './table.ts';
import { titlesIn } from './titles.ts';

const sms = 'mf-auth/src/fields/SmsCodeField.test.tsx';
const login = 'e2e/auth/login.spec.ts';
const table = (...rows: readonly string[]) =>
  ['# Sentences', 'Any text.', '## 4 States', '| id | says | tested in |', '| --- | --- | --- |', ...rows].join('\n');
const countdown = `| \`4.sms.countdown\` | it counts down \\| once | \`${sms}\` |`;
const slide = `| \`4.login.slide\` | the slide comes first | \`${sms}\`, \`${login}\` |`;

const check = (markdown: string, sources: Readonly<Record<string, string>>) => {
  const { sentences, wrong } = readTable(markdown);
  const files = Object.entries(sources).map(([file, source]) => ({ file, titles: titlesIn(parseText(source, true)) }));
  return [...wrong, ...compare(sentences, files)];
};

const both = {
  [sms]: `describe('a field', () => {
    test('it counts down [4.sms.countdown]', () => {});
    test.each([1, 2])('once %i [4.login.slide]', () => {});
  });`,
  [login]: 'for (const one of [1]) test(`the slide $' + "{one} [4.login.slide]`, { tag: '@a' }, async () => {});",
};

describe('a table and its tests', () => {
  test('agree where each row has its tests, and each marker its row', () => {
    expect(check(table(countdown, slide), both)).toEqual([]);
  });

  test('a row without a test fails', () => {
    expect(check(table(countdown, slide, '| `4.logout` | it ends | |'), both)).toEqual(['4.logout: no test']);
  });

  test('a file that is not there, and one whose titles do not name the row, fail', () => {
    expect(check(table(countdown, slide), { [sms]: both[sms] ?? '' })).toEqual([
      `4.login.slide: there is no test file ${login}`,
    ]);
    expect(check(table(countdown, slide), { ...both, [login]: "test('the slide', () => {});" })).toEqual([
      `4.login.slide: no test of ${login} has [4.login.slide] in its title`,
    ]);
  });

  test('a marker without a row, or in a file that its row does not name, fails', () => {
    const more = "test('a [4.gone]', () => {}); test('b [4.sms.countdown]', () => {});";
    expect(check(table(countdown, slide), { ...both, 'new.test.ts': more })).toEqual([
      '4.gone: in a title of new.test.ts, and not in the table',
      '4.sms.countdown: tested in new.test.ts too, which the table does not say',
    ]);
  });

  test('a row of another section, one that is there twice, and one that says nothing fail', () => {
    const rows = [countdown, slide, countdown, `| \`5.login\` | | \`${sms}\` |`];
    const source = `${both[sms]} test('c [5.login]', () => {});`;
    expect(check(table(...rows), { ...both, [sms]: source })).toEqual([
      '4.sms.countdown: stands there twice',
      '5.login: stands under section 4',
      '5.login: does not say what it is about',
    ]);
  });
});

test.each([
  ["test.skip('a [4.a]', () => {});"],
  ["it.todo('a [4.a]');"],
  ["test.fixme('a [4.a]', () => {});"],
  ["describe.skip('all', () => { test('a [4.a]', () => {}); });"],
  ["describe('all [4.a]', () => {});"],
  ["// test('a [4.a]', () => {});"],
  ["const text = 'a [4.a]'; say('a [4.a]');"],
])('what does not run is no test: %s', (source) => {
  expect(titlesIn(parseText(source, false)).filter((title) => title.includes('[4.a]'))).toEqual([]);
});

test('a group is tested by the tests in it', () => {
  const source = "test.describe('all [4.a]', () => { test('one', () => { test.skip(mobile, 'not there'); }); });";
  expect(titlesIn(parseText(source, false))).toEqual(['all [4.a]', 'one']);
});
