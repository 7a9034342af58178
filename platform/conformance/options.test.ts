import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';

const asked = ['https://wallet.example/', '--vendor', 'ONYX', '--secret', 's'];

test('a launch code, a token or a secret may begin with a dash', () => {
  expect(readOptions([...asked, '--code', '-Xy1', '--json']).player).toEqual({ code: '-Xy1' });
  const player = ['--player', '7', '--token', '--t', '--game', 'g', '--currency', 'VND'];
  expect(readOptions([...asked, ...player]).player).toMatchObject({ playerId: '7', token: '--t' });
});

test('an option that lacks its value is told of', () => {
  expect(() => readOptions([...asked, '--code'])).toThrow("'--code <value>' argument missing");
});
