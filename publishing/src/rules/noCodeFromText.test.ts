import { describe, expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { noCodeFromText } from './noCodeFromText.ts';

const found = (text: string) => noCodeFromText(readable({ files: { 'page.1.js': text } })).map(({ what }) => what);

describe('code made from text', () => {
  it.each([
    ['eval("1")', 'eval'],
    ['(0, window.eval)("1"); self["eval"](x)', 'eval'],
    ['new Function("a", "return a")', 'Function'],
    ['globalThis.Function(x)()', 'Function'],
    ['setTimeout("go()", 10)', 'setTimeout'],
    ['window.setInterval(`go()`, 10)', 'setInterval'],
  ])('is refused: %s', (text, call) => {
    expect(found(text)).toEqual([`page.1.js: ${call}`]);
  });

  it.each([
    'setTimeout(() => go(), 10)',
    'model.eval(x)',
    'try { Function("return this")() } catch {}',
    'x instanceof Function; "eval(1)"',
  ])('is not %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
