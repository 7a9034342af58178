import { expect, test } from '@jest/globals';
import { entryOf, rowsOf, withFirst, withNewRow, wrongFields } from './serviceForm.ts';

const rows = rowsOf([
  { type: '3', title: { vi: 'Trò chuyện', en: 'Chat' }, path: '/join' },
  { type: '1', title: { vi: 'Gọi', en: 'Call' }, path: 'tel:+84901234567' },
]);

test('a row is its entry again, without spaces around', () => {
  expect(rows.map(entryOf)).toMatchObject([
    { type: '3', title: { en: 'Chat' } },
    { type: '1', path: 'tel:+84901234567' },
  ]);
  expect(entryOf({ id: 0, type: '2', vi: ' a ', en: 'b ', path: ' /c' })).toEqual({
    type: '2',
    title: { vi: 'a', en: 'b' },
    path: '/c',
  });
});

test('a new row takes a type that is free; the first of all opens first', () => {
  expect(withNewRow(rows).at(-1)).toMatchObject({ id: 2, type: '2' });
  expect(withNewRow([]).at(-1)).toMatchObject({ id: 0, type: '3' });
});

test('one row opens first: the one that did takes over the type', () => {
  const [chat, phone] = rows;
  if (!chat || !phone) throw new Error('there are two rows');
  expect(withFirst(rows, phone)).toEqual([
    { ...chat, type: '1' },
    { ...phone, type: '3' },
  ]);
});

test('names what is missing or leads nowhere', () => {
  expect(wrongFields({ id: 0, type: '1', vi: ' ', en: 'x', path: 'javascript:alert(1)' })).toEqual(['vi', 'path']);
  expect(wrongFields({ id: 0, type: '1', vi: 'x', en: 'x', path: '/join ' })).toEqual([]);
});
