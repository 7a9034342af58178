import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unusableTexts } from './malformedRequests.ts';

test('every text that cannot be stored is found where it stands', () => {
  expect(unusableTexts('a\0')).toEqual(['body']);
  expect(unusableTexts({ a: 'fine 😀', b: { c: ['x', 'half \ud83d'] } })).toEqual(['b.c.1']);
  expect(unusableTexts({ a: { 'na\0me': 1 } })).toEqual(['a']);
  expect(unusableTexts({ '\udc00': 1 })).toEqual(['body']);
  expect(unusableTexts([null, 1, true, undefined, Buffer.from([0])])).toEqual([]);
});

test('property: what is not refused survives UTF-8, and has no NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const survives = Buffer.from(text, 'utf8').toString('utf8') === text && !text.includes('\0');
      expect(unusableTexts(text)).toEqual(survives ? [] : ['body']);
    }),
  );
});

test('a body as deep as it is long is read', () => {
  expect(unusableTexts(JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`))).toHaveLength(1);
});
