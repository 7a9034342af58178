import { expect, test } from '@jest/globals';
import { termsBlocks } from './termsBlocks.ts';

test('headings, lists and paragraphs, whose lines go on until a blank one', () => {
  const text = '# Điều khoản\n\nMột dòng\ndài.\n\n## 1. Ai\n\n- Một,\nhai\n- ba\n\n\n';
  expect(termsBlocks(text)).toEqual([
    { kind: 'part', text: 'Điều khoản' },
    { kind: 'paragraph', text: 'Một dòng dài.' },
    { kind: 'section', text: '1. Ai' },
    { kind: 'list', items: ['Một, hai', 'ba'] },
  ]);
});

test('a sign within a line is no mark', () => {
  expect(termsBlocks('Nạp # rút - chuyển')).toEqual([{ kind: 'paragraph', text: 'Nạp # rút - chuyển' }]);
  expect(termsBlocks('#1 và -2')).toEqual([{ kind: 'paragraph', text: '#1 và -2' }]);
});
