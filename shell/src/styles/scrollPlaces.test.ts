import { expect, test } from '@jest/globals';

// The part of Node that this test needs; all of its types would let browser code use it unnoticed.
declare const process: {
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: URL, encoding: 'utf8'): string };
};

const styles = process.getBuiltinModule('node:fs').readFileSync(new URL('header.css', import.meta.url), 'utf8');

test('focused elements and scroll targets stay clear of the header and the phone’s bar', () => {
  const [, selector, rule] = /(:where\(main, footer\) [^{]+)\{([^}]+)\}/.exec(styles) ?? [];
  for (const place of ['button', 'input', '[tabindex]', '.scroll-place']) expect(selector).toContain(place);
  expect(rule).toMatch(/scroll-margin-block: 128px .*76px calc\(76px/s);
});
