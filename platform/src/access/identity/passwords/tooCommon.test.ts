import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { rankedPasswordsFile } from './commonPasswordsFile.ts';
import { readRankedPasswords } from './rankedPasswords.ts';
import { isGuessable } from './tooCommon.ts';

const check = (password: string, account = 'thuha90') => isGuessable(password, { account });

describe('a password that is tried first is too common', () => {
  test.each([
    ['a listed one', ['password', 'iloveyou', 'qwertyuiop', '1q2w3e4r', 'matkhaumoi', 'anhyeuem', 'liverpool']],
    ['in capitals', ['PASSWORD', 'IloveYou', 'MatKhauMoi']],
    ['with accents', ['mật khẩu', 'Mật Khẩu 1', 'anh yêu em', 'em yêu anh', 'mâtkhâumới', 'mật khẩu'.normalize('NFD')]],
    ['in full-width signs', ['ｐａｓｓｗｏｒｄ１２']],
    ['with signs for letters', ['P@ssw0rd', 'p4$$w0rd!', 'm4tkh4u1', '1l0v3y0u']],
    [
      'with something behind it',
      ['password1', 'Password123!', 'dragon2024', 'Vietnam@2026', 'hoanganh1995', 'linh15081999'],
    ],
    ['a letter and 123456', ['a1234567', 'x123456789', 'z12345678', 'Aa123456', '123456a@']],
    ['a run of keys', ['12345678', '87654321', 'asdfghjkl', 'zxcvbnm1', 'abcdefgh', 'qwerty123', '!@#$%^&*']],
    [
      'repeated signs',
      ['aaaaaaaa', '11111111', '12121212', 'abcabcabc', 'xyzwxyzw', '        ', '😀😀😀😀😀😀😀😀', 'aaaabbbb'],
    ],
    ['a year or a date', ['20262026', '19901991', '15081999', '19990815', '01011990', '15081999a']],
    ['a mobile number', ['0912345678', '0987654321', '84912345678', '0385551234']],
    ['one that leaked', ['systemofadown', 'porosenok', 'lkjhgfdsazx', 'Stunner1!', 'escaflowne', 'j3nn1f3rl0p3z']],
    ['two that leaked', ['kamakazi wahine', 'bidulecasita']],
    ['two words of the list', ['dragonmonkey', 'love hanoi', 'tuananh huyen']],
  ])('%s', (_kind, passwords) => {
    expect(passwords.filter((password) => !check(password))).toEqual([]);
  });

  test('the account’s own name, the site’s, and either of them turned around', () => {
    for (const password of [
      'thuha90x',
      'THUHA90!',
      'thuha90thuha90',
      '09ahuht1',
      'thuha902026',
      'unisite1',
      'Unisite2026',
      'etisinu12',
    ])
      expect([password, check(password)]).toEqual([password, true]);
    expect(check('zorblax77', 'zorblax77')).toBe(true);
    expect(check('zorblax88', 'zorblax')).toBe(true);
    expect(check('zorblax88', 'somebody')).toBe(false);
    expect(check('kvqzptx8', 'kv@qzptx.example')).toBe(true);
  });
});

describe('a password of one’s own is not', () => {
  test.each([
    'ngua chay 2026',
    'Con ngựa 9 hồng mao, gà 9 cựa! 😀',
    'correct horse battery staple',
    'k7mx-p3wd-9gtn',
    'Zq8#fT2m',
    'tre làng ta xanh ngắt',
    'пароль мой собственный',
    '鱼在水里游得很快',
    'h4m-z9w-p2t',
  ])('%s', (password) => expect(check(password)).toBe(false));

  test('however long the name of the account is, or however short', () => {
    expect(check('Zq8#fT2m', 'a')).toBe(false);
    expect(check('Zq8#fT2m', '')).toBe(false);
    expect(check('Zq8#fT2m', 'q'.repeat(10_000))).toBe(false);
  });
});

test('of fifty thousand leaked ones each is too common, and of what chance makes nearly none', () => {
  const leaked = readRankedPasswords(4);
  expect(leaked.size).toBeGreaterThan(45_000);
  expect([leaked.rankOf('123456'), leaked.rankOf('themack'), leaked.rankOf('zorblax'), leaked.rankOf('đ')]).toEqual([
    'often',
    'known',
    null,
    null,
  ]);
  const list = JSON.parse(readFileSync(rankedPasswordsFile, 'utf8')) as string[];
  const long = list.filter(({ length }, at) => length >= 8 && at % 20 === 0);
  expect(long.filter((password) => !check(password))).toEqual([]);
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const chance = Array.from({ length: 2_000 }, () =>
    Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join(''),
  );
  expect(chance.filter((password) => check(password)).length).toBeLessThan(4);
});

test('a text of any length is looked at in no time', () => {
  const began = performance.now();
  check('aB3$'.repeat(250_000));
  check('x'.repeat(2 ** 20));
  expect(performance.now() - began).toBeLessThan(1_000);
});
