import { describe, expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { textsInBothLanguages } from './textsInBothLanguages.ts';

const found = (vi: string, en: string) =>
  textsInBothLanguages(readable({ files: { 'vi.1.js': vi, 'en.1.js': en } })).map(
    ({ code, what }) => `${code} ${what}`,
  );
const json = (texts: object) => `x.exports=JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;

describe('the texts of a remote', () => {
  it('agree, each with the plurals of its language', () => {
    expect(textsInBothLanguages(readable())).toEqual([]);
    expect(found('e.exports={a:"A","b":{c:`C`}}', json({ a: 'A', b: { c: 'C' } }))).toEqual([]);
  });

  it('are refused when one is missing in a language, or a form of a plural', () => {
    expect(found(json({ a: 'A', b: { c: 'C' } }), json({ b: { c: 'C', d: 'D' }, e_other: 'E' }))).toEqual([
      'TEXT_MISSING a (en)',
      'TEXT_MISSING b.d (vi)',
      'TEXT_MISSING e (vi)',
      'TEXT_MISSING e_one (en)',
    ]);
  });

  it.each([
    'x()',
    'x.exports=JSON.parse(text)',
    'x.exports=JSON.parse("{")',
    'x.exports={a:f()}',
    json({ a: [1] }),
    'export default {}',
  ])('are refused when they cannot be read: %s', (vi) => {
    expect(found(vi, json({ a: 'A' }))).toEqual(['TEXTS_UNREADABLE vi.1.js']);
  });

  it('are in both languages or in none', () => {
    const only = (texts: { vi: string[]; en: string[] }) =>
      textsInBothLanguages(readable({ manifest: (manifest) => ({ ...manifest, texts }) }));
    expect(only({ vi: [], en: [] })).toEqual([]);
    expect(only({ vi: ['vi.1.js'], en: [] }).map(({ what }) => what)).toEqual(['title (en)', 'left (en)']);
  });
});
