import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeHtml, scriptJson } from './escape.ts';

it('writes JSON that no content can break out of, and that reads back as it was', () => {
  const nasty = { nickname: '</script><script>alert(1)</script><!--', lines: 'a\u2028b\u2029c' };
  expect(scriptJson(nasty)).not.toMatch(/[<\u2028\u2029]/);
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.string({ unit: fc.constantFrom('<', '/', '!', '-', '\u2028', '"', '\\', 'script') }),
      (value, text) => {
        const written = scriptJson({ value, text });
        expect(written).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify({ value, text })));
      },
    ),
  );
});

it('escapes text for elements and attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;');
});
