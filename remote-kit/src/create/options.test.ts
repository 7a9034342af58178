import { expect, test } from '@jest/globals';
import { newRemote } from './options.ts';

test('what is not said follows from the name', () => {
  expect(newRemote('corner-shop', {})).toEqual({
    name: 'corner-shop',
    team: 'corner-shop',
    path: '/corner-shop',
    title: { vi: 'Corner shop', en: 'Corner shop' },
  });
});

test.each([
  ['Corner', {}],
  ['x', {}],
  ['corner', { team: 'Team 1' }],
  ['corner', { path: 'offers' }],
  ['corner', { path: '/offers/' }],
  ['corner', { titleEn: "It's" }],
])('%s %j is refused as wrong use', (name, options) => {
  expect(() => newRemote(name, options)).toThrow(expect.objectContaining({ exitCode: 2 }));
});
