import { describe, expect, test } from '@jest/globals';
import { iconNames, pictureNames } from './iconNames.ts';
import { spriteUrl } from './spriteUrl.ts';

// The part of Node that this test needs; all of its types would let browser code use it unnoticed.
declare const process: {
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string };
};

const sprite = process.getBuiltinModule('node:fs').readFileSync(decodeURI(spriteUrl), 'utf8');
const named = (prefix: string) =>
  [...sprite.matchAll(/<symbol id="([a-z])-([a-z-]+)"/g)].filter(([, kind]) => kind === prefix);

describe('the sprite and the names of its icons', () => {
  test('agree, in both directions', () => {
    expect(named('i').map(([, , name]) => name)).toEqual([...iconNames]);
    expect(named('p').map(([, , name]) => name)).toEqual([...pictureNames]);
  });

  test('name nothing twice', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });
});
